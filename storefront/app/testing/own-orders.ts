import {
  ORDER_STATUSES,
  orderListQuerySchema,
  orderListResponseSchema,
  type Order,
} from "@strive/backend/contracts/orders";
import { http, HttpResponse } from "msw";
import { TEN_PERCENT } from "./discounts";
import { productNamed } from "./fixtures";
import { failure } from "./handlers";
import { discounted, orderOf } from "./orders";
import { customer, isFrom } from "./signed-in";

/** An order of Aline's; each number makes a different one. */
export const orderNumbered = (number: number, changes: Partial<Order> = {}): Order => ({
  ...orderOf(
    {
      firstname: "Aline",
      lastname: "Uwase",
      email: "aline@example.rw",
      phone: "+250788000000",
      delivery_address: "KG 11 Ave",
      city: "Kigali",
      district: "Gasabo",
      country: "RW",
      items: [{ product_id: productNamed("Gahinga Boxy Tee").id, quantity: 2 }],
    },
    number,
  ),
  ...changes,
});

/** An order with a code, a discount that needs none, and a line that was on sale. */
export function orderWithDiscounts(number: number): Order {
  const order = orderNumbered(number);
  const items = order.items.map((item) => ({ ...item, compare_at_price: 20_000 }));
  return discounted({ ...order, items }, [
    TEN_PERCENT,
    {
      promotion_id: "promo_2",
      code: "FREE-DELIVERY",
      name: "Opening week",
      is_automatic: true,
      amount: 2000,
      delivery_amount: 2000,
    },
  ]);
}

const countsOf = (orders: readonly Order[]) =>
  Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, orders.filter((one) => one.status === status).length]),
  );

/** GET /orders of the one customer. */
export const ownOrders = (orders: readonly Order[]) =>
  http.get("*/api/orders", ({ request }) => {
    if (!isFrom(request, customer)) return failure(401, "Please log in");
    const query = orderListQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const { limit, offset } = query;
    return HttpResponse.json(
      orderListResponseSchema.parse({
        success: true,
        data: orders.slice(offset, offset + limit),
        count: orders.length,
        limit,
        offset,
        status_counts: countsOf(orders),
      }),
    );
  });
