import type { ColorFamily } from "@strive/backend/contracts/color-families";
import type { Narrowing } from "~/shop/api/products";
import * as words from "~/words/filters";

/** What stands for a family, which has many shades. */
export const FAMILY_COLORS: Readonly<Record<ColorFamily, string>> = {
  black: "#1b1a1a",
  grey: "#8b8d8a",
  white: "#f2f0ea",
  sand: "#b79f7c",
  brown: "#4a2c1c",
  red: "#b5301a",
  orange: "#d2691e",
  yellow: "#d29f45",
  green: "#6d7a58",
  blue: "#2f54a6",
  navy: "#232c45",
  purple: "#5b4670",
  pink: "#d8a39d",
};

type Priced = Pick<Narrowing, "min_price" | "max_price">;

/** "RWF 12,000–40,000"; null: every price will do. */
export function priceName(
  { min_price, max_price }: Priced,
  priceOf: (amountRwf: number) => string,
): string | null {
  if (min_price !== null && max_price !== null) {
    return words.between(priceOf(min_price), priceOf(max_price));
  }
  if (min_price !== null) return words.fromPrice(priceOf(min_price));
  return max_price === null ? null : words.upToPrice(priceOf(max_price));
}
