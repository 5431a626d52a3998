import type { PlacedOrder } from "@strive/backend/contracts/orders";
import type { AddToTransitBody } from "@strive/backend/contracts/transit";
import { amountOf, textOf, type Fields } from "~/lib/stored-values";
import * as words from "~/words/transit";

/** One ordered article on its way. `id` is the variant's, `_id` the product's. */
export interface KeptTransitItem {
  id: string;
  _id: string;
  name: string;
  /** Whole RWF per unit, as ordered. */
  price: number;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  /** `STR-…` */
  orderNumber: string;
  /** ISO 8601 */
  addedToTransit: string;
}

/** What an item can be shown by; null for what is none. */
export function parseTransitItem(raw: Fields): KeptTransitItem | null {
  const productId = textOf(raw["_id"]) ?? textOf(raw["id"]);
  const orderNumber = textOf(raw["orderNumber"]);
  if (productId === null || orderNumber === null) return null;
  return {
    // The server's own id is that of its line; the variant stands beside it.
    id: textOf(raw["variant_id"]) ?? textOf(raw["id"]) ?? productId,
    _id: productId,
    name: textOf(raw["name"]) ?? words.product,
    price: amountOf(raw["price"]),
    image: textOf(raw["image"]),
    size: textOf(raw["size"]) ?? "S",
    color: textOf(raw["color"]) ?? "Gray",
    quantity: Math.max(1, Math.trunc(amountOf(raw["quantity"]))),
    orderNumber,
    addedToTransit: textOf(raw["addedToTransit"]) ?? "",
  };
}

type OrderedItems = Pick<PlacedOrder, "order_number" | "items">;

const itemsOf = (order: OrderedItems, addedAt: Date): Array<Fields & KeptTransitItem> =>
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

/** An order that is in already adds nothing: it is looked at more than once. */
export const withOrder = (kept: Fields[], order: OrderedItems, addedAt: Date): Fields[] =>
  kept.some((item) => item["orderNumber"] === order.order_number)
    ? kept
    : [...kept, ...itemsOf(order, addedAt)];

export const withoutOrder = (kept: Fields[], orderNumber: string): Fields[] =>
  kept.some((item) => item["orderNumber"] === orderNumber)
    ? kept.filter((item) => item["orderNumber"] !== orderNumber)
    : kept;

/** The kept items as the server takes them, an order at a time: it refuses what is not one's own. */
export function claimsOf(kept: readonly Fields[]): Map<string, AddToTransitBody["items"]> {
  const claims = new Map<string, AddToTransitBody["items"]>();
  for (const raw of kept) {
    const item = parseTransitItem(raw);
    if (item === null) continue;
    const { _id, id, size, color, orderNumber } = item;
    // A line that names its product only says by size and colour which variant is meant.
    const claim =
      id === _id
        ? { product_id: _id, size, color, orderNumber }
        : { product_id: _id, variant_id: id, orderNumber };
    claims.set(orderNumber, [...(claims.get(orderNumber) ?? []), claim]);
  }
  return claims;
}
