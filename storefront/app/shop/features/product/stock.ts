import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { MAX_QUANTITY, mostOf } from "~/lib/cart-rules";
import { isSoldOut, labelOfColor } from "~/lib/variant-choice";
import * as words from "~/words/product";
import type { Choice } from "./choice";

/** At this number and below, the shopper is told how many are left. */
const LOW_STOCK = 5;

export type Stock =
  | { kind: "plenty" }
  /** Few are left, or the quantity has reached the limit. */
  | { kind: "low"; text: string }
  /** The chosen combination is gone, another one is not. */
  | { kind: "choice-sold-out"; text: string }
  | { kind: "sold-out" };

function soldOutText({ size, color, sizes, colors }: Choice): string {
  const label = labelOfColor(color);
  const named = sizes.length > 0 ? words.sizeName(size) : label;
  const what = sizes.length > 0 && colors.length > 0 ? words.sizeIn(named, label) : named;
  const isOtherSizeLeft = sizes.some(({ isAvailable }) => isAvailable);
  return `${words.isSoldOut(what)} ${isOtherSizeLeft ? words.otherSize : words.otherColor}`;
}

/** `quantity` is how many are wanted: at the limit, the shopper is told what it is. */
export function stockOf(
  product: Pick<Product, "variants">,
  choice: Choice,
  quantity: number,
): Stock {
  const left = choice.variant?.stock_quantity ?? 0;
  if (left > LOW_STOCK && quantity < Math.min(left, MAX_QUANTITY)) return { kind: "plenty" };
  if (left > MAX_QUANTITY) return { kind: "low", text: words.mostPerOrder(MAX_QUANTITY) };
  if (left > 0) return { kind: "low", text: words.onlyLeft(left) };
  if (isSoldOut(product)) return { kind: "sold-out" };
  return { kind: "choice-sold-out", text: soldOutText(choice) };
}

/** The quantity within 1 and what can be ordered of the variant; 1 even when nothing can. */
export const boundedQuantity = (wanted: number, variant: Variant | null): number =>
  Math.max(1, Math.min(wanted, mostOfVariant(variant)));

/** How many of a variant one order can hold. */
export const mostOfVariant = (variant: Variant | null): number =>
  variant === null ? 0 : mostOf(variant);
