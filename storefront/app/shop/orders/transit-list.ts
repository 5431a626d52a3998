import type { PlacedOrder } from "@strive/backend/contracts/orders";
import { listOf, type Fields } from "~/lib/stored-values";

/** One ordered article as the transit list keeps it. `id` is the variant's, `_id` the product's. */
export interface TransitItem {
  id: string;
  _id: string;
  name: string;
  /** Whole RWF per unit, as ordered. */
  price: number;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  orderNumber: string;
  /** ISO 8601 */
  addedToTransit: string;
}

export const transitKeyOf = (userId: string | null): string => `transitItems_${userId ?? "guest"}`;

type OrderedItems = Pick<PlacedOrder, "order_number" | "items">;

const transitItemsOf = (order: OrderedItems, addedAt: Date): TransitItem[] =>
  order.items.map((item) => ({
    id: item.variant_id,
    _id: item.product_id,
    name: item.product_name,
    price: item.unit_price,
    image: item.image,
    size: item.size,
    color: item.color,
    quantity: item.quantity,
    orderNumber: order.order_number,
    addedToTransit: addedAt.toISOString(),
  }));

/** An order that is in already adds nothing: placing it may be answered more than once. */
function withOrder(
  kept: readonly Fields[],
  order: OrderedItems,
  addedAt: Date,
): ReadonlyArray<Fields | TransitItem> {
  const isKnown = kept.some((item) => item["orderNumber"] === order.order_number);
  return isKnown ? kept : [...kept, ...transitItemsOf(order, addedAt)];
}

function readKept(key: string): Fields[] {
  try {
    return listOf(JSON.parse(window.localStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

/** Adds an order's items to the list of this browser. The server's list stays the truth. */
export function recordInTransit(order: OrderedItems, addedAt: Date, userId: string | null = null) {
  const key = transitKeyOf(userId);
  try {
    window.localStorage.setItem(key, JSON.stringify(withOrder(readKept(key), order, addedAt)));
  } catch {
    // No room for the copy: the order itself is safe on the server.
  }
}
