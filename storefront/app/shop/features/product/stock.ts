import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { mostOf } from "~/lib/cart-rules";
import { labelOfColor } from "~/lib/variant-choice";
import type { Choice } from "./choice";

/** From here down the shopper is told how many are left. */
const LOW_STOCK = 5;

export type Stock =
  | { kind: "plenty" }
  | { kind: "low"; text: string }
  /** The chosen combination is gone, another one is not. */
  | { kind: "choice-sold-out"; text: string }
  | { kind: "sold-out" };

function soldOutText({ size, color, sizes, colors }: Choice): string {
  const what = sizes.length > 0 ? `Size ${size}` : labelOfColor(color);
  const where = sizes.length > 0 && colors.length > 0 ? ` in ${labelOfColor(color)}` : "";
  const isOtherSizeLeft = sizes.some(({ isAvailable }) => isAvailable);
  const next = isOtherSizeLeft ? "Choose another size." : "Choose another color.";
  return `${what} is sold out${where}. ${next}`;
}

export function stockOf(product: Pick<Product, "variants">, choice: Choice): Stock {
  const left = choice.variant?.stock_quantity ?? 0;
  if (left > LOW_STOCK) return { kind: "plenty" };
  if (left > 0) return { kind: "low", text: `Only ${left} left` };
  if (product.variants.every(({ stock_quantity }) => stock_quantity <= 0)) {
    return { kind: "sold-out" };
  }
  return { kind: "choice-sold-out", text: soldOutText(choice) };
}

/** Of a variant: 1 to what can be ordered of it; 1 also where nothing can. */
export const boundedQuantity = (wanted: number, variant: Variant | null): number =>
  Math.max(1, Math.min(wanted, mostOfVariant(variant)));

/** How many of a variant one order can hold. */
export const mostOfVariant = (variant: Variant | null): number =>
  variant === null ? 0 : mostOf(variant);

/** How many of `wanted` still fit beside what the cart holds already. */
export const fittingQuantity = (wanted: number, most: number, inCart: number): number =>
  Math.max(0, Math.min(wanted, most - inCart));
