/**
 * How often, or how much: a little in the gate, a lot in `npm run verify:long`, which looks for what
 * happens one time in a hundred.
 */
export const rounds = <Amount>(gate: Amount, long: Amount): Amount =>
  process.env["TEST_ROUNDS"] === "long" ? long : gate;
