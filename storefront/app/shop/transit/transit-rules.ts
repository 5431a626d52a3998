import type { PlacedOrder } from "@strive/backend/contracts/orders";
import type {
  AddToTransitBody,
  GuestTransitBody,
  TransitItem,
} from "@strive/backend/contracts/transit";
import { amountOf, textOf, type Fields } from "~/lib/stored-values";
import * as words from "~/words/transit";

/** One ordered variant on its way. `id` is the variant's, `_id` the product's. */
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
  /** Null for lines that an older version stored without it. */
  orderId: string | null;
  /** The guest's access token for the order. */
  accessToken: string | null;
}

/** A guest's access to an order: stored with its lines while they are on their way. */
const TOKEN = "access_token";

/** A displayable item from stored data; null if it is not one. */
export function parseTransitItem(raw: Fields): KeptTransitItem | null {
  const productId = textOf(raw["_id"]) ?? textOf(raw["id"]);
  const orderNumber = textOf(raw["orderNumber"]);
  if (productId === null || orderNumber === null) return null;
  return {
    // The server's `id` is the line's; the variant is a separate field.
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
    orderId: textOf(raw["order_id"]),
    accessToken: textOf(raw[TOKEN]),
  };
}

type OrderedItems = Pick<PlacedOrder, "id" | "order_number" | "items">;

/** Gift cards are mailed. */
const isOnTheWay = (item: OrderedItems["items"][number]): boolean => item.is_gift_card !== true;

const itemsOf = (order: OrderedItems, addedAt: Date, accessToken: string | null): Fields[] =>
  order.items.filter(isOnTheWay).map((item) => ({
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
    order_id: order.id,
    ...(accessToken !== null && { [TOKEN]: accessToken }),
  }));

/** An order already in the list adds nothing, since it may be opened more than once. */
export const withOrder = (
  kept: Fields[],
  order: OrderedItems,
  addedAt: Date,
  accessToken: string | null,
): Fields[] => {
  const own = kept.filter((item) => item["orderNumber"] === order.order_number);
  // Lines stored without a token can't be refreshed; now the order itself has brought one.
  const isWhole = accessToken === null || own.some((item) => item[TOKEN] === accessToken);
  if (own.length > 0 && isWhole) return kept;
  return [...withoutOrder(kept, order.order_number), ...itemsOf(order, addedAt, accessToken)];
};

export const withoutOrder = (kept: Fields[], orderNumber: string): Fields[] =>
  kept.some((item) => item["orderNumber"] === orderNumber)
    ? kept.filter((item) => item["orderNumber"] !== orderNumber)
    : kept;

/** By order id: the token that opens it. */
function keptTokens(kept: readonly Fields[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const item of kept) {
    const [orderId, token] = [textOf(item["order_id"]), textOf(item[TOKEN])];
    if (orderId !== null && token !== null) tokens.set(orderId, token);
  }
  return tokens;
}

/** As many orders as the server takes at once, those kept last; the rest stay as they are known. */
const MOST_ASKED = 20;
export const ordersToAsk = (kept: readonly Fields[]): GuestTransitBody["orders"] =>
  [...keptTokens(kept)]
    .slice(-MOST_ASKED)
    .map(([order_id, access_token]) => ({ order_id, access_token }));

/**
 * The kept list after the server has said what is on the way of some of its orders. What was not asked
 * for, or was kept meanwhile, stays.
 */
export function withAnswer(
  kept: readonly Fields[],
  asked: GuestTransitBody["orders"],
  lines: readonly TransitItem[],
): Fields[] {
  const tokens = new Map(asked.map(({ order_id, access_token }) => [order_id, access_token]));
  const others = kept.filter((item) => !tokens.has(textOf(item["order_id"]) ?? ""));
  return [...others, ...lines.map((line) => ({ ...line, [TOKEN]: tokens.get(line.order_id) }))];
}

/** The stored items as the server accepts them, one order at a time: it refuses other people's. */
export function claimsOf(kept: readonly Fields[]): Map<string, AddToTransitBody["items"]> {
  const claims = new Map<string, AddToTransitBody["items"]>();
  for (const raw of kept) {
    const item = parseTransitItem(raw);
    if (item === null) continue;
    const { _id, id, size, color, orderNumber } = item;
    // A line without a variant id is matched by size and colour.
    const claim =
      id === _id
        ? { product_id: _id, size, color, orderNumber }
        : { product_id: _id, variant_id: id, orderNumber };
    claims.set(orderNumber, [...(claims.get(orderNumber) ?? []), claim]);
  }
  return claims;
}
