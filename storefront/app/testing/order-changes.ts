import {
  changeAddressBodySchema,
  changeItemBodySchema,
  type ChangeAddressBody,
  type ChangeItemBody,
} from "@strive/backend/contracts/order-changes";
import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import { orderResponseSchema, type Order } from "@strive/backend/contracts/orders";
import { typedOrNull } from "@strive/backend/contracts/typed-text";
import { http, HttpResponse } from "msw";
import { products } from "./fixtures";
import { failure } from "./handlers";

const AT = "2025-06-30T10:00:00.000Z";

const withEntry = (order: Order, event: string, by: string): Order => ({
  ...order,
  history: [...order.history, { status: order.status, event, at: AT, by }],
});

function movedTo(order: Order, body: ChangeAddressBody): Order {
  const { firstname, lastname, phone, delivery_address: address, city, district, note } = body;
  const { landmark, pin = null } = body;
  const find = { landmark: typedOrNull(landmark), pin };
  const deliveryAddress = { ...order.deliveryAddress, address, city, district, ...find };
  return {
    ...order,
    firstname,
    lastname,
    phone,
    deliveryAddress,
    note: note === undefined || note === "" ? null : note,
  };
}

function swapped(order: Order, itemId: string, variantId: string): Order | null {
  const all = products.flatMap(({ variants }) => variants);
  const variant = all.find(({ id }) => id === variantId);
  if (variant === undefined) return null;
  const { size, color } = variant;
  const items = order.items.map((item) =>
    item.id === itemId ? { ...item, variant_id: variantId, size, color } : item,
  );
  return { ...order, items };
}

/**
 * The server that changes orders until they are packed. Requests are parsed by the contract and recorded.
 * @param by who the history says it was
 */
export function changeOffice(orders: Map<string, Order>, by = "customer") {
  const received = {
    addresses: [] as ChangeAddressBody[],
    items: [] as Array<{ itemId: string; body: ChangeItemBody }>,
  };
  const answer = (id: string, change: (order: Order) => Order | null): Response => {
    const order = orders.get(id);
    if (!order) return failure(404, "Resource not found");
    if (!canBeCancelled(order)) return failure(409, "This order is packed already");
    const data = change(order);
    if (data === null) return failure(404, "Resource not found");
    orders.set(id, data);
    return HttpResponse.json(orderResponseSchema.parse({ success: true, data }));
  };
  const handlers = [
    http.put("*/api/orders/:id/address", async ({ request, params }) => {
      const body = changeAddressBodySchema.parse(await request.json());
      received.addresses.push(body);
      return answer(String(params["id"]), (order) =>
        withEntry(movedTo(order, body), "address-changed", by),
      );
    }),
    http.put("*/api/orders/:id/items/:item", async ({ request, params }) => {
      const body = changeItemBodySchema.parse(await request.json());
      const itemId = String(params["item"]);
      received.items.push({ itemId, body });
      return answer(String(params["id"]), (order) => {
        const after = swapped(order, itemId, body.variant_id);
        return after && withEntry(after, "article-changed", by);
      });
    }),
  ];
  return { handlers, received };
}
