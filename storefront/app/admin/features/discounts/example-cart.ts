import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { discountPreviewRwf } from "@strive/backend/contracts/discount-preview";
import type { Shipping } from "@strive/backend/contracts/shipping";
import { shippingFeeRwf } from "@strive/backend/contracts/shipping-fee";
import type { Terms } from "./discount-texts";
import type { ExampleSource } from "./api";

/** A cart of one product that a discount is for, in whole RWF. */
export interface ExampleCart {
  name: string;
  quantity: number;
  goodsRwf: number;
  offRwf: number;
  deliveryRwf: number;
  totalRwf: number;
}

export const sourceOf = ({ scope, scope_items }: Terms): ExampleSource => ({
  ids: scope_items.map(({ id }) => id),
  isOfCategories: scope === "categories",
});

/** One piece that reaches the minimum; else as few as may be of the dearest. */
function goodsOf(products: readonly SavedProduct[], minimum: number) {
  const one = products.find(({ price }) => price >= minimum);
  const product = one ?? products.toSorted((a, b) => b.price - a.price)[0];
  if (product === undefined) return null;
  const quantity = Math.max(1, Math.ceil(minimum / product.price));
  return { name: product.name, quantity, goodsRwf: product.price * quantity };
}

/** Null: no product fits. */
export function exampleCart(
  terms: Terms,
  products: readonly SavedProduct[],
  shipping: Shipping,
): ExampleCart | null {
  const { kind, value, minimum, excludes_sale } = terms;
  if (kind === "other") return null;
  const fitting = products.filter(
    ({ price, compare_at_price }) => price > 0 && !(excludes_sale && compare_at_price !== null),
  );
  const inStock = fitting.filter(({ stock_quantity }) => stock_quantity > 0);
  const goods = goodsOf(inStock.length > 0 ? inStock : fitting, minimum ?? 0);
  if (goods === null) return null;
  const { goodsRwf } = goods;
  const deliveryRwf = shippingFeeRwf(shipping, goodsRwf, null);
  const offRwf = discountPreviewRwf({ kind, value, minimum }, { goodsRwf, deliveryRwf });
  return { ...goods, offRwf, deliveryRwf, totalRwf: goodsRwf + deliveryRwf - offRwf };
}
