import type { ImportedProduct, ImportedVariant } from "../src/contracts/imported-product";

const COLORS = ["#b5301a", "#232c45"] as const;
const SIZES = ["S", "M", "L"] as const;

/** Six variants, each with a SKU and a price of its own. */
const sixVariants = (handle: string, row: number): ImportedVariant[] =>
  COLORS.flatMap((color, colorAt) =>
    SIZES.map((size, sizeAt) => ({
      row: row + colorAt * 3 + sizeAt,
      sku: `${handle}-${colorAt}${size}`,
      size,
      color,
      stock: 5 + sizeAt,
      priceRwf: 20_000 + colorAt * 1000,
    })),
  );

/** A product as a file describes it: `prefix` and number make its handle. */
export function sheetProduct(
  prefix: string,
  number: number,
  more: Partial<ImportedProduct> = {},
): ImportedProduct {
  const handle = `${prefix}-${number}`;
  const row = 2 + number * 6;
  return {
    handle,
    row,
    name: `Umwenda ${prefix} ${number}`,
    description: `Number ${number} of its kind.\nMade to last.`,
    category: "Dresses",
    gender: number % 3 === 0 ? null : "women",
    status: "published",
    variants: sixVariants(handle, row),
    ...more,
  };
}

/** The same product with something else in some of its variants. */
export const withVariants = (
  product: ImportedProduct,
  change: (variant: ImportedVariant, at: number) => Partial<ImportedVariant>,
): ImportedProduct => ({
  ...product,
  variants: product.variants.map((variant, at) => ({ ...variant, ...change(variant, at) })),
});
