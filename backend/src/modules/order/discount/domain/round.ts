/** Medusa divides with many digits, not with all: what is a hair below a half is a half. */
const HAIR = 1e-6;

const halfUp = (amount: number) => Math.floor(amount + 0.5 + HAIR);

/**
 * Parts of a franc become whole francs, half up, line by line; never more than `left` of a line.
 * @param isShared the amounts are the shares of one: what rounding would add or lose is put right on
 * the lines that follow, so that their sum is that one amount
 */
export function wholeRwf(
  amounts: readonly number[],
  left: readonly number[],
  isShared: boolean,
): number[] {
  let exact = 0;
  let given = 0;
  return amounts.map((amount, at) => {
    exact += amount;
    const wanted = isShared ? halfUp(exact) - given : halfUp(amount);
    const taken = Math.max(0, Math.min(wanted, left[at] ?? 0));
    given += taken;
    return taken;
  });
}
