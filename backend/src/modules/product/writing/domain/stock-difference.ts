import { colorName } from "../../../../contracts/colors";

/** A number of pieces as somebody says it. */
export interface SaidStock {
  /** What shall be there. */
  units: number;
  /**
   * What he saw when he said so. Absent: counted just now, whatever was there; only for those who say
   * that they counted (an import with `stock=set`), and for what is new.
   */
  seen: number | undefined;
}

/**
 * Stock is changed, never overwritten: of a number, what counts is its difference from the one that
 * was seen. What was sold meanwhile stays sold, what came in stays there, in whatever order the
 * changes arrive. Under the lock of the stock; below 0 there is a `shortage`.
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
 * Why so many pieces can't be taken away; what is reserved for orders is none of the present. null:
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
