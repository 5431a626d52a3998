import { FALLBACK_RATES, SHIPPING_FEE_RWF } from "@strive/backend/contracts/money";
import type { CancelReason } from "@strive/backend/contracts/cancel-reasons";
import { DEFAULT_LANGUAGE } from "@strive/backend/contracts/languages";
import {
  cancelOrderBodySchema,
  createOrderBodySchema,
  priceChangeSchema,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  orderResponseSchema,
  placedOrderResponseSchema,
  quoteBodySchema,
  quoteResponseSchema,
  type CreateOrderBody,
  type Order,
  type QuoteBody,
} from "@strive/backend/contracts/orders";
import { PICKUP } from "@strive/backend/contracts/staff-orders";
import {
  createPaymentBodySchema,
  paymentResponseSchema,
  type CreatePaymentBody,
  type Payment,
} from "@strive/backend/contracts/payments";
import { orderTextsBodySchema, type OrderTextsBody } from "@strive/backend/contracts/text-channels";
import { typedOrNull } from "@strive/backend/contracts/typed-text";
import { http, HttpResponse } from "msw";
import { PromotionDesk } from "./discounts";
import { giftCard, products } from "./fixtures";
import { failure } from "./handlers";
import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import { changeOffice } from "./order-changes";
import { attemptOf, withAttempt } from "./payments";
import { CreditDesk, withCredits } from "./store-credit";

export const ACCESS_TOKEN = "access_test";

function itemOf(
  { product_id, variant_id, quantity }: CreateOrderBody["items"][number],
  at: number,
) {
  const product = [...products, giftCard].find((known) => known.id === product_id);
  if (!product) throw new Error(`The fixtures have no product ${product_id}`);
  const variant = product.variants.find(({ id }) => id === variant_id) ?? product.variants[0];
  if (!variant) throw new Error(`${product.name} has no variants`);
  const unit_price = variant.price ?? product.price;
  return {
    id: `item_${at}`,
    product_id: product.id,
    variant_id: variant.id,
    product_name: product.name,
    image: product.image,
    size: variant.size,
    color: variant.color,
    quantity,
    unit_price,
    line_total: unit_price * quantity,
    ...(product.is_gift_card && { is_gift_card: true as const }),
  };
}

type Lines = Pick<Order, "items">;

/** What of the items is gift cards; whole RWF. */
const giftCardsRwf = ({ items }: Lines): number =>
  items.reduce((sum, item) => sum + (item.is_gift_card ? item.line_total : 0), 0);

/** Gift cards are mailed. */
const shippingOf = ({ items }: Lines, shippingRwf: number): number =>
  items.every((item) => item.is_gift_card) ? 0 : shippingRwf;

/** The order the server would make from a body, with its own prices and total. */
export function orderOf(body: CreateOrderBody, number = 482_913): Order {
  const items = body.items.map(itemOf);
  const subtotal = items.reduce((sum, item) => sum + item.line_total, 0);
  const isPickup = body.is_pickup === true;
  const shipping_amount = isPickup ? 0 : shippingOf({ items }, SHIPPING_FEE_RWF);
  const id = `order_${number}`;
  const { firstname, lastname, email, phone } = body;
  return {
    id,
    _id: id,
    order_number: `STR-${number}`,
    status: "pending",
    subtotal,
    shipping_amount,
    discount_amount: 0,
    discounts: [],
    credit_amount: 0,
    total_amount: subtotal + shipping_amount,
    total: subtotal + shipping_amount,
    currency: "RWF",
    items,
    payment_status: "unpaid",
    firstname,
    lastname,
    email,
    phone,
    order_date: "2025-06-30T08:00:00.000Z",
    createdAt: "2025-06-30T08:00:00.000Z",
    user: { name: `${firstname} ${lastname}`, email },
    language: body.language ?? DEFAULT_LANGUAGE,
    ...(body.text_channel !== undefined && {
      texts: { channel: body.text_channel, offered: ["sms", "whatsapp"] },
    }),
    deliveryAddress: {
      address: body.delivery_address ?? PICKUP,
      city: body.city ?? "",
      district: body.district ?? "",
      country: "RW",
      postalCode: null,
      landmark: typedOrNull(body.landmark),
      pin: body.pin ?? null,
    },
    note: null,
    buyer_tin: body.buyer_tin ?? null,
    purchase_code: body.purchase_code ?? null,
    tax: null,
    receipts: [],
    gift: body.gift ?? (giftCardsRwf({ items }) > 0 ? {} : null),
    delivery: isPickup ? null : { from: "2025-07-01", to: "2025-07-02" },
    ...(isPickup && { is_pickup: true }),
    parcels: [],
    returns: [],
    return_until: null,
    fault_until: null,
    exchange_of: null,
    exchange_rates: { USD: FALLBACK_RATES.USD, EUR: FALLBACK_RATES.EUR },
    payments: [],
    held_until: null,
    history: [
      { status: "pending", event: "placed", at: "2025-06-30T08:00:00.000Z", by: "customer" },
    ],
  };
}

type Sums = Pick<
  Order,
  "items" | "subtotal" | "shipping_amount" | "discount_amount" | "discounts" | "total_amount"
>;

/** The order with what discounts take off it. */
export const discounted = <T extends Sums>(order: T, discounts: Order["discounts"]): T => {
  const discount_amount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const total = order.subtotal + order.shipping_amount - discount_amount;
  return { ...order, discounts, discount_amount, total_amount: total, total };
};

const withLines = ({ items, ...sums }: Sums) => ({
  ...sums,
  lines: items.map((item, index) => ({ ...item, index })),
});

/** A server that takes orders and payments. Requests are parsed by the contract and recorded. */
export function orderDesk(...known: Order[]) {
  const orders = new Map(known.map((order) => [order.id, order]));
  const byKey = new Map<string, { order: Order; body: string }>();
  /** Changes an order on the server: the wallet answered, staff did something. */
  const change = (id: string, alter: (order: Order) => Order) => {
    const order = orders.get(id);
    if (!order) throw new Error(`The desk has no order ${id}`);
    orders.set(id, alter(order));
  };
  /** New prices that differ from the fixtures': units by product id, and the delivery. */
  const now = { prices: new Map<string, number>(), shippingRwf: SHIPPING_FEE_RWF };
  const promotions = new PromotionDesk();
  const credit = new CreditDesk();
  const sumsOf = (known: Order["items"], code: string | undefined, isPickup = false): Sums => {
    const items = known.map((item) => {
      const unit_price = now.prices.get(item.product_id) ?? item.unit_price;
      return { ...item, unit_price, line_total: unit_price * item.quantity };
    });
    const subtotal = items.reduce((sum, item) => sum + item.line_total, 0);
    const shipping_amount = isPickup ? 0 : shippingOf({ items }, now.shippingRwf);
    const sums = { items, subtotal, shipping_amount };
    return discounted(
      { ...sums, discounts: [], discount_amount: 0, total_amount: 0 },
      promotions.discountsOf(code, subtotal),
    );
  };
  const atPricesOfNow = (order: Order, code: string | undefined): Order => {
    const sums = sumsOf(order.items, code, order.is_pickup);
    return { ...order, ...sums, total: sums.total_amount };
  };
  const received = {
    orders: [] as Array<{ key: string; body: CreateOrderBody }>,
    quotes: [] as QuoteBody[],
    payments: [] as CreatePaymentBody[],
    /** Access tokens of the cancellations. */
    cancellations: [] as Array<string | undefined>,
    /** Why, of each. */
    reasons: [] as Array<CancelReason | undefined>,
    /** Access tokens of the reads. */
    reads: [] as Array<string | null>,
    /** How buyers want to be told of orders. */
    texts: [] as OrderTextsBody[],
  };

  const place = http.post("*/api/orders", async ({ request }) => {
    const key = idempotencyKeySchema.parse(request.headers.get(IDEMPOTENCY_HEADER));
    const body = createOrderBodySchema.parse(await request.json());
    received.orders.push({ key, body });
    const earlier = byKey.get(key);
    if (earlier && earlier.body !== JSON.stringify(body)) {
      return failure(409, "This key was used for another order", { code: "idempotency_mismatch" });
    }
    const refusal = promotions.refusalOf(body.discount_code);
    if (!earlier && refusal !== null) {
      return failure(409, refusal.message, { code: "discount_refused", data: refusal });
    }
    const cardRefusal = credit.refusalOf(body);
    if (!earlier && cardRefusal !== null) {
      return failure(409, cardRefusal.message, { code: "gift_card_refused", data: cardRefusal });
    }
    const made = atPricesOfNow(orderOf(body, 482_913 + byKey.size), body.discount_code);
    const cover = credit.coverOf(body, made.total_amount, giftCardsRwf(made));
    const order = earlier?.order ?? withCredits(made, cover.credits);
    const { expected_total = made.total_amount, expected_due = cover.due_amount } = body;
    const isAsSeen = expected_total === made.total_amount && expected_due === cover.due_amount;
    if (!earlier && !isAsSeen) {
      return failure(409, "The price of this order has changed", {
        code: "price_changed",
        data: priceChangeSchema.parse({ ...withLines(made), ...cover }),
      });
    }
    byKey.set(key, { order, body: JSON.stringify(body) });
    orders.set(order.id, order);
    const answer = { success: true, data: { ...order, access_token: ACCESS_TOKEN } };
    return HttpResponse.json(placedOrderResponseSchema.parse(answer), { status: 201 });
  });
  const quote = http.post("*/api/orders/quote", async ({ request }) => {
    const body = quoteBodySchema.parse(await request.json());
    received.quotes.push(body);
    const { discount_code: code } = body;
    const sums = sumsOf(body.items.map(itemOf), code, body.is_pickup);
    const data = {
      ...withLines(sums),
      ...credit.coverOf(body, sums.total_amount, giftCardsRwf(sums)),
      refusal: promotions.refusalOf(code),
      gift_card_refusal: credit.refusalOf(body),
    };
    return HttpResponse.json(quoteResponseSchema.parse({ success: true, data }));
  });
  const pay = http.post("*/api/payments", async ({ request }) => {
    const body = createPaymentBodySchema.parse(await request.json());
    received.payments.push(body);
    const order = orders.get(body.order_id);
    if (!order || body.access_token !== ACCESS_TOKEN) return failure(404, "Resource not found");
    const payment: Payment = attemptOf(order, body);
    orders.set(order.id, withAttempt(order, payment));
    return HttpResponse.json(paymentResponseSchema.parse({ success: true, data: payment }), {
      status: 201,
    });
  });
  const read = http.get("*/api/orders/:id", ({ request, params }) => {
    const token = new URL(request.url).searchParams.get("access_token");
    received.reads.push(token);
    const order = orders.get(String(params["id"]));
    if (!order || token !== ACCESS_TOKEN) return failure(404, "Resource not found");
    return HttpResponse.json(orderResponseSchema.parse({ success: true, data: order }));
  });
  const cancel = http.post("*/api/orders/:id/cancel", async ({ request, params }) => {
    const { access_token, reason } = cancelOrderBodySchema.parse(await request.json());
    received.cancellations.push(access_token);
    received.reasons.push(reason);
    const order = orders.get(String(params["id"]));
    if (!order) return failure(404, "Resource not found");
    if (!canBeCancelled(order)) return failure(409, "Your order is packed already");
    const cancelled: Order = { ...order, status: "cancelled" };
    orders.set(order.id, cancelled);
    return HttpResponse.json(orderResponseSchema.parse({ success: true, data: cancelled }));
  });
  const tell = http.put("*/api/orders/:id/texts", async ({ request, params }) => {
    const body = orderTextsBodySchema.parse(await request.json());
    received.texts.push(body);
    const order = orders.get(String(params["id"]));
    if (!order?.texts) return failure(404, "Resource not found");
    const told: Order = { ...order, texts: { ...order.texts, channel: body.text_channel } };
    orders.set(order.id, told);
    return HttpResponse.json(orderResponseSchema.parse({ success: true, data: told }));
  });
  /** Makes the next order, and its answer is lost, or comes to nobody once `until` says so. */
  const losing = (until?: Promise<void>) =>
    http.post(
      "*/api/orders",
      async ({ request }) => {
        await place.run({ request: request.clone(), requestId: "lost" });
        await until;
        return HttpResponse.error();
      },
      { once: true },
    );
  const changes = changeOffice(orders);
  const handlers = [place, quote, pay, read, cancel, tell, ...changes.handlers, credit.handler];
  return { handlers, losing, received, changes: changes.received, change, now, promotions, credit };
}
