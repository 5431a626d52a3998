/** `total` units over `count` variants, as evenly as whole units go; the first get the remainder. */
export function spreadEvenly(total: number, count: number): number[] {
  const share = Math.floor(total / count);
  const remainder = total - share * count;
  return Array.from({ length: count }, (_, index) => share + (index < remainder ? 1 : 0));
}

/**
 * Changes the units that can be sold by `difference` in all, spread evenly over the variants. None
 * falls below zero, which is where reserved units begin; the others then give more.
 * @param available units of each variant; their sum plus the difference is not negative
 */
export function spreadDifference(available: readonly number[], difference: number): number[] {
  if (difference >= 0) {
    const more = spreadEvenly(difference, available.length);
    return available.map((units, index) => units + (more[index] ?? 0));
  }
  const left = [...available];
  let toTake = -difference;
  while (toTake > 0) {
    const giving = left.flatMap((units, index) => (units > 0 ? [index] : []));
    if (giving.length === 0) break;
    const shares = spreadEvenly(toTake, giving.length);
    giving.forEach((index, position) => {
      const units = left[index] ?? 0;
      const taken = Math.min(units, shares[position] ?? 0);
      left[index] = units - taken;
      toTake -= taken;
    });
  }
  return left;
}
