import type { Product } from "@strive/backend/contracts/catalogue";
import type { Order } from "@strive/backend/contracts/orders";
import { exchangeUnitPrice } from "@strive/backend/contracts/return-rules";
import {
  exchangeSchema,
  type CreateReturnBody,
  type Exchange,
  type ExchangedFor,
  type ReturnItem,
} from "@strive/backend/contracts/returns";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import { attemptOf } from "./payments";

/** The order that brings what is wanted in exchange: two tees' worth, paid by what comes back. */
export const exchangeOf = (changes: Partial<Exchange> = {}): Exchange => {
  const { covered_amount = 18_000, status = "pending" } = changes;
  return exchangeSchema.parse({
    order_id: "order_482914",
    order_number: "STR-482914",
    status: "pending",
    payment_status: "completed",
    covered_amount,
    used_amount: status === "cancelled" ? 0 : covered_amount,
    due_amount: 0,
    settled_amount: 0,
    until: "2026-12-01T09:00:00.000Z",
    ...changes,
  } satisfies Exchange);
};

export const SIZE_M: ExchangedFor = {
  variant_id: "variant_m",
  size: "M",
  color: "#b5301a",
  unit_price: 18_000,
};

/** The product, one variant of which costs and has something else. */
export const withVariant = (
  product: Product,
  size: string,
  changes: Partial<Product["variants"][number]>,
): Product => ({
  ...product,
  variants: product.variants.map((variant) =>
    variant.size === size ? { ...variant, ...changes } : variant,
  ),
});

/** What is wanted for a line, at its price in an exchange; as the server counts it. */
export function exchangedFor(
  articles: readonly Product[],
  { product_id, variant_id }: Order["items"][number],
  { quantity, exchange_for: wantedId }: CreateReturnBody["items"][number],
  paidRwf: number,
): ExchangedFor | null {
  if (wantedId === undefined) return null;
  const product = articles.find(({ id }) => id === product_id);
  const variantOf = (wanted: string) => product?.variants.find(({ id }) => id === wanted);
  const [old, wanted] = [variantOf(variant_id), variantOf(wantedId)];
  if (!product || !wanted) throw new Error(`${product_id} has no variant ${wantedId}`);
  const priceOf = (variant: typeof wanted) => pricesOf(product, variant).price;
  const unit_price = exchangeUnitPrice(paidRwf, quantity, {
    old: old ? priceOf(old) : null,
    new: priceOf(wanted),
  });
  const { id, size, color } = wanted;
  return { variant_id: id, size, color, unit_price };
}

export const exchangeTotal = (
  items: ReadonlyArray<Pick<ReturnItem, "quantity" | "exchange_for">>,
): number =>
  items.reduce(
    (sum, { quantity, exchange_for }) => sum + quantity * (exchange_for?.unit_price ?? 0),
    0,
  );

/** The order as one in exchange for R-1042 of STR-482913, as far as the returned pieces pay it. */
export function inExchange(
  order: Order,
  coveredRwf: number,
  changes: Partial<NonNullable<Order["exchange_of"]>> = {},
): Order {
  const credit = attemptOf(
    order,
    { payment_method: "placeholder", transaction_id: "R-1042" },
    {
      id: `credit_${order.id}`,
      payment_method: "credit",
      amount: coveredRwf,
      payment_status: "completed",
      paymentStatus: "completed",
      paid_at: order.order_date,
      createdAt: order.order_date,
    },
  );
  return {
    ...order,
    credit_amount: coveredRwf,
    payment_status: coveredRwf === order.total_amount ? "completed" : order.payment_status,
    payments: [credit, ...order.payments],
    exchange_of: {
      return_id: "return_1042",
      return_number: "R-1042",
      return_status: "approved",
      until: "2026-12-03T08:00:00.000Z",
      order_id: "order_482913",
      order_number: "STR-482913",
      ...changes,
    },
  };
}
