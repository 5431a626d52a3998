import { colorName } from "@strive/backend/contracts/colors";
import type { Product } from "@strive/backend/contracts/catalogue";
import {
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  priceChangeSchema,
  type Order,
} from "@strive/backend/contracts/orders";
import { queryValues } from "@strive/backend/contracts/query";
import {
  BY_HAND,
  buyerListQuerySchema,
  buyerListResponseSchema,
  PICKUP,
  staffOrderBodySchema,
  staffOrderResponseSchema,
  staffQuoteBodySchema,
  staffQuoteResponseSchema,
  type HandDiscount,
  type KnownBuyer,
  type StaffOrderBody,
  type StaffQuoteBody,
} from "@strive/backend/contracts/staff-orders";
import {
  staffProductListQuerySchema,
  staffProductListResponseSchema,
} from "@strive/backend/contracts/staff-products";
import { http, HttpResponse } from "msw";
import { queryOf, staff } from "./admin-payments";
import { products } from "./fixtures";
import { failure } from "./handlers";
import { ACCESS_TOKEN, discounted, orderOf } from "./orders";

export const PAY_CODE = "482922-7KQ2M9XA";
const ORDER_NUMBER = 482_922;

export const ALINE: KnownBuyer = {
  user_id: null,
  firstname: "Aline",
  lastname: "Uwase",
  email: "",
  phone: "+250788123456",
  address: {
    delivery_address: "KG 11 Ave, house 24",
    city: "Kigali",
    district: "Gasabo",
    landmark: null,
    pin: null,
  },
  language: "fr",
  orders: 4,
};

/** What a discount by hand takes off goods, whole RWF. */
const offBy = ({ percent, amount = 0 }: HandDiscount, goodsRwf: number): number =>
  percent === undefined ? amount : Math.round((goodsRwf * percent) / 100);

type Asked = Pick<StaffQuoteBody, "items" | "is_pickup" | "discount"> & Partial<StaffOrderBody>;

/** A server to which staff tell orders. Requests are parsed by the contracts and recorded. */
export function staffOrderDesk({ buyers = [ALINE], stock = products } = {}) {
  const byKey = new Map<string, { body: string; order: Order }>();
  const received = {
    quotes: [] as StaffQuoteBody[],
    orders: [] as Array<{ key: string; body: StaffOrderBody }>,
    searches: [] as string[],
  };
  /** New prices by product id, that differ from the fixtures'. */
  const prices = new Map<string, number>();

  const orderFor = (asked: Asked): Order => {
    const { email = "", delivery_address = PICKUP, city = "", district = "Gasabo" } = asked;
    const { firstname = "", lastname = "", phone = "" } = asked;
    const to = { delivery_address, city, district };
    const buyer = { firstname, lastname, phone, email };
    const plain = orderOf({ items: asked.items, ...buyer, ...to, country: "RW" }, ORDER_NUMBER);
    const items = plain.items.map((item) => {
      const unit_price = prices.get(item.product_id) ?? item.unit_price;
      return { ...item, unit_price, line_total: unit_price * item.quantity };
    });
    const subtotal = items.reduce((sum, { line_total }) => sum + line_total, 0);
    const shipping_amount = asked.is_pickup ? 0 : plain.shipping_amount;
    const by = asked.discount;
    const discount = by && {
      promotion_id: BY_HAND,
      code: "BY HAND",
      name: by.percent === undefined ? "Discount" : `Discount, ${by.percent}%`,
      is_automatic: true,
      amount: offBy(by, subtotal),
      delivery_amount: 0,
    };
    return {
      ...discounted({ ...plain, items, subtotal, shipping_amount }, discount ? [discount] : []),
      ...(asked.is_pickup && { is_pickup: true as const }),
    };
  };
  const changeOf = (order: Order) =>
    priceChangeSchema.parse({
      ...order,
      lines: order.items.map((item, index) => ({ ...item, index })),
      credits: [],
      due_amount: order.total_amount,
    });

  const place = http.post("*/api/orders/staff", async ({ request }) => {
    const key = idempotencyKeySchema.parse(request.headers.get(IDEMPOTENCY_HEADER));
    const body = staffOrderBodySchema.parse(await request.json());
    received.orders.push({ key, body });
    const earlier = byKey.get(key);
    if (earlier && earlier.body !== JSON.stringify(body)) {
      return failure(409, "This key was used for another order", { code: "idempotency_mismatch" });
    }
    const order = earlier?.order ?? orderFor(body);
    if (order.total_amount !== body.expected_total) {
      const data = changeOf(order);
      return failure(409, "The price of this order has changed", { code: "price_changed", data });
    }
    byKey.set(key, { body: JSON.stringify(body), order });
    const isPaid = body.pay.way === "received";
    const payment_status = isPaid ? "completed" : "unpaid";
    const data = { ...order, payment_status, access_token: ACCESS_TOKEN, pay_code: PAY_CODE };
    return HttpResponse.json(staffOrderResponseSchema.parse({ success: true, data }), {
      status: 201,
    });
  });
  const handlers = [
    http.get(
      "*/api/products",
      staff((request) => {
        const asked = new URL(request.url);
        const query = staffProductListQuerySchema.parse(
          queryValues(asked.searchParams, staffProductListQuerySchema).values,
        );
        const { search = "", size, limit, offset } = query;
        received.searches.push(asked.search);
        const nameOf = ({ name, colors }: Product) =>
          [name, ...colors.map((color) => colorName(color) ?? "")].join(" ").toLowerCase();
        const data = stock
          .filter((one) =>
            search.split(" ").every((word) => nameOf(one).includes(word.toLowerCase())),
          )
          .filter(({ sizes }) => size === undefined || sizes.some((one) => size.includes(one)))
          .map((one) => ({ ...one, updatedAt: "2026-01-31T08:30:00.000Z" }));
        const count = data.length;
        return HttpResponse.json(
          staffProductListResponseSchema.parse({ success: true, data, count, limit, offset }),
        );
      }),
    ),
    http.get(
      "*/api/orders/buyers",
      staff((request) => {
        const { search } = buyerListQuerySchema.parse(queryOf(request));
        const data = buyers.filter(({ firstname, lastname, phone, email }) =>
          [firstname, lastname, phone, email]
            .join(" ")
            .toLowerCase()
            .includes(search.toLowerCase()),
        );
        return HttpResponse.json(buyerListResponseSchema.parse({ success: true, data }));
      }),
    ),
    http.post("*/api/orders/staff/quote", async ({ request }) => {
      const body = staffQuoteBodySchema.parse(await request.json());
      received.quotes.push(body);
      const data = { ...changeOf(orderFor(body)), refusal: null, gift_card_refusal: null };
      return HttpResponse.json(staffQuoteResponseSchema.parse({ success: true, data }));
    }),
    place,
  ];
  /** Makes the next order, and its answer is lost. */
  const losing = http.post(
    "*/api/orders/staff",
    async ({ request }) => {
      await place.run({ request: request.clone(), requestId: "lost" });
      return HttpResponse.error();
    },
    { once: true },
  );
  return { handlers, received, prices, losing };
}
