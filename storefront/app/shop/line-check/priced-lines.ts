import type { CartLine } from "~/lib/cart-rules";
import { lineTotalRwf } from "~/lib/line-totals";
import type { LineChecks } from "./use-line-checks";

/** A line as a summary shows it. */
export interface PricedLine extends CartLine {
  lineTotalRwf: number;
  /** What it would cost without the sale it is in; null: it is in none, or at another price. */
  beforeRwf: number | null;
}

export const pricedLines = (
  lines: readonly CartLine[],
  checks: Pick<LineChecks, "of">,
): PricedLine[] =>
  lines.map((line) => {
    const { beforeRwf } = checks.of(line);
    return {
      ...line,
      lineTotalRwf: lineTotalRwf(line),
      beforeRwf: beforeRwf === null ? null : beforeRwf * line.quantity,
    };
  });
