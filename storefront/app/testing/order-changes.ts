import {
  changeAddressBodySchema,
  changeItemBodySchema,
  editItemsBodySchema,
  editQuoteSchema,
  quoteEditBodySchema,
  type ChangeAddressBody,
  type ChangeItemBody,
  type EditItemsBody,
  type EditQuote,
  type QuoteEditBody,
} from "@strive/backend/contracts/order-changes";
import { paysOf } from "@strive/backend/contracts/order-money";
import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import { orderResponseSchema, type Order, type OrderItem } from "@strive/backend/contracts/orders";
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

const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant })),
);

type Wish = QuoteEditBody["items"][number];

/** A line as it is wanted: what stays keeps its price, what is swapped costs what the two differ in, what is new its own. */
function lineOf(
  { items }: Order,
  { item_id, variant_id, quantity, unit_price }: Wish,
): OrderItem | null {
  const was = items.find(({ id }) => id === item_id);
  const id = variant_id ?? was?.variant_id;
  const found = variants.find(({ variant }) => variant.id === id);
  if (found === undefined) return was === undefined ? null : { ...was, quantity };
  const { product, variant } = found;
  const priceNow = variant.price ?? product.price;
  const own = variants.find((one) => one.variant.id === was?.variant_id);
  const ownNow = own === undefined ? priceNow : (own.variant.price ?? own.product.price);
  const price = unit_price ?? (was === undefined ? priceNow : was.unit_price + priceNow - ownNow);
  const base = was ?? {
    id: `item_${variant.id}`,
    product_id: product.id,
    product_name: product.name,
    image: product.image,
  };
  const { size, color } = variant;
  const sums = { quantity, unit_price: price, line_total: price * quantity };
  return { ...base, variant_id: variant.id, size, color, ...sums };
}

const paidOf = ({ payments }: Order): number =>
  payments
    .filter(({ payment_status }) => payment_status === "completed")
    .reduce((sum, payment) => sum + paysOf(payment), 0);

function quoteOf(order: Order, wishes: readonly Wish[]): EditQuote | null {
  const lines = wishes.flatMap((wish) => lineOf(order, wish) ?? []);
  if (lines.length < wishes.length) return null;
  const sumOf = (items: readonly OrderItem[]) =>
    items.reduce((sum, { line_total }) => sum + line_total, 0);
  const more = sumOf(lines) - sumOf(order.items);
  const { shipping_amount, discount_amount, total_amount: total_before } = order;
  const [subtotal, total_amount] = [order.subtotal + more, total_before + more];
  const paid_amount = paidOf(order);
  return editQuoteSchema.parse({
    version: order.history.filter(({ event }) => event.endsWith("-changed")).length,
    lines,
    subtotal,
    shipping_amount,
    discount_amount,
    total_before,
    total_amount,
    paid_amount,
    due_amount: Math.max(0, total_amount - paid_amount),
    back_amount: Math.max(0, paid_amount - total_amount),
  });
}

/** The order with these lines: dearer, what paid it is a part. */
function editedTo(order: Order, wishes: readonly Wish[], quote: EditQuote): Order {
  const { subtotal, total_amount, due_amount, paid_amount } = quote;
  const isPart = due_amount > 0 && paid_amount > 0;
  return {
    ...order,
    items: wishes.flatMap((wish) => lineOf(order, wish) ?? []),
    subtotal,
    total_amount,
    total: total_amount,
    ...(isPart && {
      payment_status: "unpaid" as const,
      payments: order.payments.map((payment) =>
        payment.payment_status === "completed" ? { ...payment, is_part: true as const } : payment,
      ),
    }),
  };
}

/**
 * The server that changes orders until they are packed. Requests are parsed by the contract and recorded.
 * @param by who the history says it was
 */
export function changeOffice(orders: Map<string, Order>, by = "customer") {
  const received = {
    addresses: [] as ChangeAddressBody[],
    items: [] as Array<{ itemId: string; body: ChangeItemBody }>,
    edits: [] as EditItemsBody[],
  };
  const answer = (id: string, change: (order: Order) => Order | Response): Response => {
    const order = orders.get(id);
    if (!order) return failure(404, "Resource not found");
    if (!canBeCancelled(order)) return failure(409, "This order is packed already");
    const data = change(order);
    if (data instanceof Response) return data;
    orders.set(id, data);
    return HttpResponse.json(orderResponseSchema.parse({ success: true, data }));
  };
  /** At what was expected, or with what it comes to. */
  const edit = (
    order: Order,
    wishes: readonly Wish[],
    event: string,
    expected = order.total_amount,
  ): Order | Response => {
    const quote = quoteOf(order, wishes);
    if (quote === null) return failure(404, "Resource not found");
    if (quote.total_amount !== expected) {
      return failure(409, "It costs something else", { code: "price_changed", data: quote });
    }
    return withEntry(editedTo(order, wishes, quote), event, by);
  };
  const handlers = [
    http.put("*/api/orders/:id/address", async ({ request, params }) => {
      const body = changeAddressBodySchema.parse(await request.json());
      received.addresses.push(body);
      return answer(String(params["id"]), (order) =>
        withEntry(movedTo(order, body), "address-changed", by),
      );
    }),
    http.post("*/api/orders/:id/items/quote", async ({ request, params }) => {
      const { items } = quoteEditBodySchema.parse(await request.json());
      const order = orders.get(String(params["id"]));
      const data = order && quoteOf(order, items);
      return data ? HttpResponse.json({ success: true, data }) : failure(404, "Resource not found");
    }),
    http.put("*/api/orders/:id/items", async ({ request, params }) => {
      const body = editItemsBodySchema.parse(await request.json());
      received.edits.push(body);
      return answer(String(params["id"]), (order) =>
        edit(order, body.items, "items-changed", body.expected_total),
      );
    }),
    http.put("*/api/orders/:id/items/:item", async ({ request, params }) => {
      const body = changeItemBodySchema.parse(await request.json());
      const itemId = String(params["item"]);
      received.items.push({ itemId, body });
      return answer(String(params["id"]), (order) => {
        const wishes = order.items.map(({ id, quantity }) => ({
          item_id: id,
          quantity,
          ...(id === itemId && { variant_id: body.variant_id }),
        }));
        return edit(order, wishes, "article-changed", body.expected_total);
      });
    }),
  ];
  return { handlers, received };
}
