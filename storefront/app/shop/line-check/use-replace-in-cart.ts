import { useCartLines, useRemoveFromCart, useRestoreToCart } from "~/lib/cart-atoms";
import type { CartLine } from "~/lib/cart-rules";
import type { LineChecks } from "./use-line-checks";

/** What becomes of lines, by line id; null takes a line out. */
export type LineChanges = ReadonlyMap<string, CartLine | null>;

/** The one step that settles everything a check found. */
export const changesOf = (checks: LineChecks): LineChanges =>
  new Map(
    checks.changed.map((line) => {
      const { finding } = checks.of(line);
      return [line.id, finding?.fix === "update" ? finding.current : null];
    }),
  );

export function useReplaceInCart(): (changes: LineChanges) => void {
  const lines = useCartLines();
  const remove = useRemoveFromCart();
  const restore = useRestoreToCart();
  return (changes) => {
    // From the last line on, so that the places of the lines before stay true.
    for (const [at, line] of [...lines.entries()].reverse()) {
      const next = changes.get(line.id);
      if (next === undefined) continue;
      remove(line.id);
      if (next !== null) restore(next, at);
    }
  };
}
