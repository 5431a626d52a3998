import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import * as words from "~/words/discounts";

/** None where a server from before discounts answers, as during an update. */
export const discountsOf = (order: Partial<Pick<Order, "discounts">>): OrderDiscount[] =>
  order.discounts ?? [];

/** "Code STRIVE10", or what staff call a discount that needs no code. */
export const discountLabel = ({ is_automatic, name, code }: OrderDiscount): string =>
  is_automatic ? name : words.code(code);

/** What the pieces of a line cost without the sale they were in; null: they were in none. */
export const lineBeforeRwf = ({
  compare_at_price: before = 0,
  unit_price,
  quantity,
}: OrderItem): number | null => (before > unit_price ? before * quantity : null);
