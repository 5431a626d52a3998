import type { FieldError } from "../../../../contracts/envelope";
import { variantKey, type HeldVariant, type VariantWish } from "./plan-variants";

/** A variant, and whether its stock is unchanged since staff last set it. */
type Held = HeldVariant & { isAsSaid: boolean };

const SAY_WHAT_YOU_SAW =
  "Pieces were sold or came back meanwhile. Please say which number you saw (stock_seen).";

/**
 * Fills in what was seen in a stock change, if missing: whoever can only have seen the current
 * number, or sends it, has seen that. Everyone else may mean an hour-old number. @param now.total the
 * product's pieces as in an answer; undefined: never shown @param now.isSeen the change was made to
 * the present state, and no other @returns `unseen`: what to ask for, with the stock it is missing
 * for
 */
export function withSeen(
  wish: VariantWish,
  held: readonly Held[],
  now: { total: number | undefined; isSeen: boolean },
): { wish: VariantWish; unseen: FieldError[] } {
  const active = held.filter(({ isRetired }) => !isRetired);
  const isKnown = (of: readonly Held[]) => now.isSeen || of.every(({ isAsSaid }) => isAsSaid);
  const unseen: FieldError[] = [];
  if (wish.variants && wish.variants.length > 0) {
    const variants = wish.variants.map((item, index) => {
      if (item.stock === undefined || item.stockSeen !== undefined) return item;
      const key = variantKey(item);
      const alike = active.filter((variant) => variantKey(variant) === key);
      const present = alike[0]?.available;
      if (alike.length !== 1 || present === undefined || present === null) return item;
      if (item.stock === present || isKnown(alike)) return { ...item, stockSeen: present };
      unseen.push({ field: `variants.${index}.stock_seen`, message: SAY_WHAT_YOU_SAW });
      return item;
    });
    return { wish: { ...wish, variants }, unseen };
  }
  if (wish.stock === undefined || wish.stockSeen !== undefined || now.total === undefined) {
    return { wish, unseen };
  }
  if (wish.stock === now.total || isKnown(active)) {
    return { wish: { ...wish, stockSeen: now.total }, unseen };
  }
  return { wish, unseen: [{ field: "stock_seen", message: SAY_WHAT_YOU_SAW }] };
}
