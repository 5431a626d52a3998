import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import * as words from "~/words/discounts";

/** None where a server from before discounts answers, as during an update. */
export const discountsOf = (order: Partial<Pick<Order, "discounts">>): OrderDiscount[] =>
  order.discounts ?? [];

/** The contract's mark of what staff took off one order; repeated because importing it would pull in zod. */
const BY_HAND = "by_hand";

/** "Code STRIVE10", or what staff call a discount that needs no code; theirs for one order has no name. */
export function discountLabel({ promotion_id, is_automatic, name, code }: OrderDiscount): string {
  if (promotion_id === BY_HAND) return words.byHand;
  return is_automatic ? name : words.code(code);
}

/** What the pieces of a line cost without the sale they were in; null: they were in none. */
export const lineBeforeRwf = ({
  compare_at_price: before = 0,
  unit_price,
  quantity,
}: OrderItem): number | null => (before > unit_price ? before * quantity : null);
