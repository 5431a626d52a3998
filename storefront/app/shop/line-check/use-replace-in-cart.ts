import { useCartLines, useRemoveFromCart, useRestoreToCart } from "~/lib/cart-atoms";
import type { CartLine } from "~/lib/cart-rules";
import type { LineChecks } from "./use-line-checks";

/** The new lines, by line id; null removes a line. */
export type LineChanges = ReadonlyMap<string, CartLine | null>;

/** Resolves everything a check found, in one step. */
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
    // From the last line backwards, so that earlier indexes stay valid.
    for (const [at, line] of [...lines.entries()].reverse()) {
      const next = changes.get(line.id);
      if (next === undefined) continue;
      remove(line.id);
      if (next !== null) restore(next, at);
    }
  };
}
