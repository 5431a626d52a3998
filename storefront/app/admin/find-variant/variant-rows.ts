import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { colorName } from "@strive/backend/contracts/colors";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import type { FoundProduct } from "@strive/backend/contracts/staff-products";

/** A variant that can be added to an order, or could if there were any. */
export interface FoundVariant {
  variant_id: string;
  product_id: string;
  name: string;
  image: string | null;
  size: string;
  color: string;
  /** Whole RWF for one, when it was found. */
  price: number;
  /** What is struck beside it; null: nothing. */
  compare_at_price: number | null;
  /** Pieces that could be ordered when that was last heard. */
  free: number;
}

/** A size, however it is typed: "m", "XL", "38", "6-7". */
const SIZE = /^(?:x{0,3}[sl]|m|\d{1,2}(?:-\d{1,2})?)$/i;

const wordsOf = (typed: string): string[] => typed.trim().split(/\s+/).filter(Boolean);

export interface VariantSearch {
  /** What products are looked for by. */
  search: string;
  /** Empty: any. */
  size: string;
}

/** "virunga m" is what is called Virunga, in size M. */
export function searchOf(typed: string): VariantSearch {
  const words = wordsOf(typed);
  const size = words.findLast((word) => SIZE.test(word));
  const rest = words.filter((word) => word !== size);
  return { search: rest.join(" "), size: (size ?? "").toUpperCase() };
}

const colorText = (color: string): string => (colorName(color) ?? color).toLowerCase();

/** The first picture of a variant's colour, else the product's first. */
function imageOf(product: Product, { color }: Variant): string | null {
  const at = product.image_colors.indexOf(color);
  return product.images[at] ?? product.image;
}

const pricedAs = ({ price, compare_at_price }: Pick<Product, "price" | "compare_at_price">) => ({
  price,
  compare_at_price,
});

const rowOf = (product: Product, variant: Variant): FoundVariant => ({
  variant_id: variant.id,
  product_id: product.id,
  name: product.name,
  image: imageOf(product, variant),
  size: variant.size,
  color: variant.color,
  ...pricedAs(pricesOf(product, variant)),
  free: variant.stock_quantity,
});

/** The variants in a colour that was typed; all, where none was. */
function inTypedColor(variants: Variant[], words: readonly string[]): Variant[] {
  const meant = variants.filter(({ color }) =>
    words.some((word) => word.length > 2 && colorText(color).split(" ").includes(word)),
  );
  return meant.length === 0 ? variants : meant;
}

type Found = Product & Pick<FoundProduct, "sku_variant_id">;

/** The variants that were meant: the one whose SKU was typed, else those in the size and colour that were. */
function meantOf({ name, variants, sku_variant_id: id }: Found, typed: string): Variant[] {
  const scanned = variants.filter((one) => one.id === id);
  if (scanned.length > 0) return scanned;
  const { search, size } = searchOf(typed);
  const named = wordsOf(name.toLowerCase());
  const others = wordsOf(search.toLowerCase()).filter((word) => !named.includes(word));
  return inTypedColor(
    variants.filter((one) => size === "" || one.size === size),
    others,
  );
}

/**
 * What was found, variant by variant: those that were meant, what is free first.
 * Gift cards are made by themselves, with whom they are for.
 */
export function variantRows(products: readonly Found[], typed: string): FoundVariant[] {
  return products
    .filter(({ is_gift_card }) => is_gift_card !== true)
    .flatMap((product) =>
      meantOf(product, typed)
        .map((variant) => rowOf(product, variant))
        .toSorted((one, other) => Number(other.free > 0) - Number(one.free > 0)),
    );
}
