/**
 * How often, or how much: a little in the gate, a lot in `npm run verify:long`, which looks for what
 * happens one time in a hundred.
 */
export const rounds = <Amount>(gate: Amount, long: Amount): Amount =>
  process.env["TEST_ROUNDS"] === "long" ? long : gate;

/** Tests for which only many rounds have time: starts of their own, mostly. The gate has a shorter way to the same. */
export function inManyRounds(define: () => void): void {
  if (rounds(false, true)) define();
}
