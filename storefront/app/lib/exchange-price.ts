import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { exchangeUnitPrice } from "@strive/backend/contracts/return-rules";
import { pricesOf } from "@strive/backend/contracts/shown-variant";

/** Pieces of an order's line that come back. */
interface Returned {
  item: Pick<OrderItem, "variant_id">;
  quantity: number;
  /** What they cost after discounts, whole RWF. */
  amountRwf: number;
}

type Article = Pick<Product, "price" | "compare_at_price" | "variants">;

/** What as many pieces of a variant cost in exchange for them, whole RWF. */
export function exchangeRwf(
  { item, quantity, amountRwf }: Returned,
  product: Article,
  variant: Variant,
): number {
  const old = product.variants.find(({ id }) => id === item.variant_id);
  const prices = {
    old: old === undefined ? null : pricesOf(product, old).price,
    new: pricesOf(product, variant).price,
  };
  return exchangeUnitPrice(amountRwf, quantity, prices) * quantity;
}
