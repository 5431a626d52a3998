import type { OrderItem, OrderStatus } from "../../../../contracts/orders";
import type { ReviewBody } from "../../../../contracts/reviews";
import type { Decision, ReviewRecord, Said } from "../records";

/** What of an order decides who may write about which of its articles. */
export interface ReviewedOrder {
  id: string;
  status: OrderStatus;
  /** The account it was placed with or came into. */
  accountId: string | null;
  /** It was placed with it. */
  hasAccount: boolean;
  items: readonly OrderItem[];
}

/**
 * Who writes about an order's articles: the account it was placed with, so that one account reviews a product once, else
 * the order itself: what a guest types proves nobody, and has to open nobody's review.
 */
export const buyerOf = ({ id, accountId, hasAccount }: ReviewedOrder): string =>
  hasAccount && accountId !== null ? accountId : id;

/** Goods that were bought; a gift card is nothing to wear. */
export const isReviewed = ({ is_gift_card, product_id }: OrderItem): boolean =>
  is_gift_card !== true && product_id !== "";

/** The lines that can be reviewed, by product, in the order's order. */
export function linesByProduct(items: readonly OrderItem[]): Map<string, OrderItem[]> {
  const found = new Map<string, OrderItem[]>();
  for (const item of items.filter(isReviewed)) {
    const known = found.get(item.product_id);
    if (known) known.push(item);
    else found.set(item.product_id, [item]);
  }
  return found;
}

export const saidIn = ({ rating, fit, title, text, height }: ReviewBody): Said => ({
  rating,
  fit: fit ?? null,
  title: title ?? "",
  text,
  height: height ?? null,
});

/** The same said again, of the same line: what was decided about it still holds. */
export const isSaidAgain = (known: ReviewRecord, said: Said, itemId: string): boolean =>
  known.itemId === itemId &&
  known.rating === said.rating &&
  known.fit === said.fit &&
  known.title === said.title &&
  known.text === said.text &&
  known.height === said.height;

/** `changed`: its writer has changed it since staff looked. `same`: decided so already. */
export function stepTo(known: ReviewRecord, wanted: Decision): "changed" | "same" | "step" {
  if (known.version !== wanted.version) return "changed";
  return known.state === wanted.state && known.reason === wanted.reason ? "same" : "step";
}
