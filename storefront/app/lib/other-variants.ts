import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import { choiceName, colorsOf, sizesOf } from "./variant-choice";

type Article = Pick<Product, "price" | "compare_at_price" | "variants" | "sizes" | "colors">;
type Line = Pick<OrderItem, "variant_id" | "size" | "color" | "quantity" | "unit_price">;

export interface OtherVariant {
  variant: Variant;
  /** "L", or "Red earth, L" where there are several colours. */
  name: string;
  /** free: it can be had; short: there are fewer pieces than the line has; priced: it costs something else. */
  state: "free" | "short" | "priced";
  /** What a piece of it costs more than one of the line, whole RWF. */
  moreRwf: number;
}

const differ = (values: readonly string[]): boolean => new Set(values).size > 1;

/** The look of a line or variant in words, without what is the same for all of the article. */
export const lookIn = (
  { sizes, colors, variants }: Article,
  look: { size: string; color: string },
): string =>
  choiceName(
    {
      sizes: differ(variants.map(({ size }) => size)) ? sizes : [],
      colors: differ(variants.map(({ color }) => color)) ? colors : [],
    },
    look,
  );

/** As the server decides it: at the price of the line, or at what its own variant costs today. */
function moreRwfOf({ variant_id, unit_price: paidRwf }: Line, article: Article, variant: Variant) {
  const own = article.variants.find(({ id }) => id === variant_id);
  const todayRwf = own === undefined ? paidRwf : pricesOf(article, own).price;
  const rwf = pricesOf(article, variant).price;
  return rwf === paidRwf ? 0 : rwf - todayRwf;
}

/** What a line can be changed for, those of its own colour first. */
export function otherVariants(line: Line, article: Article): OtherVariant[] {
  const colors = colorsOf(article);
  const sizes = sizesOf(article);
  const place = ({ color, size }: Variant) =>
    (color === line.color ? -1 : colors.indexOf(color)) * 1000 + sizes.indexOf(size);
  return article.variants
    .filter(({ id }) => id !== line.variant_id)
    .sort((one, other) => place(one) - place(other))
    .map((variant) => {
      const moreRwf = moreRwfOf(line, article, variant);
      const isShort = variant.stock_quantity < line.quantity;
      const state = isShort ? "short" : moreRwf === 0 ? "free" : "priced";
      return { variant, name: lookIn(article, variant), state, moreRwf };
    });
}
