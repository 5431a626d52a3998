import { colorName } from "../../../../contracts/colors";

/** A stock number as somebody gives it. */
export interface SaidStock {
  /** The wanted number. */
  units: number;
  /**
   * The number seen at the time. Absent: counted just now, whatever was there; only for declared
   * counts (an import with `stock=set`), and for new variants.
   */
  seen: number | undefined;
}

/**
 * Stock is changed, never overwritten: what counts is a number's difference from the seen one. What
 * sold meanwhile stays sold, what came in stays, in whatever order changes arrive. Under the
 * stock's lock; below 0 there is a `shortage`.
 * @param present units that can be sold now
 */
export const stockAfter = ({ units, seen = Number.NaN }: SaidStock, present: number): number =>
  Number.isNaN(seen) ? units : present + units - seen;

/** A variant; null: the product has no sizes, or no colours. */
interface Pair {
  size: string | null;
  color: string | null;
}

const nameOf = ({ size, color }: Pair): string =>
  [size, color && (colorName(color) ?? color)].filter(Boolean).join(" / ");

/**
 * Why this many pieces can't be removed; those reserved for orders don't count as present. null:
 * they can.
 * @param pair the variant; null: the product as a whole
 */
export function shortage(said: SaidStock, present: number, pair: Pair | null): string | null {
  if (stockAfter(said, present) >= 0) return null;
  const fewer = (said.seen ?? 0) - said.units;
  const left =
    present === 1 ? "only 1 is left" : present <= 0 ? "none is left" : `only ${present} are left`;
  const name = pair ? nameOf(pair) : "";
  const text = `${left} now, so ${fewer} can't be taken away`;
  return name === "" ? text.charAt(0).toUpperCase() + text.slice(1) : `${name}: ${text}`;
}
