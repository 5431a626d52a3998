/**
 * How often, or how much: a little in the gate, a lot in `npm run verify:long`, which looks for what
 * happens one time in a hundred.
 */
export const rounds = (gate: number, long: number): number =>
  process.env["TEST_ROUNDS"] === "long" ? long : gate;
