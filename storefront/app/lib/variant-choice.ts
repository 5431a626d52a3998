import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { colorName } from "@strive/backend/contracts/colors";

/** What a card prefers, and what a product without sizes or colours carries. */
export const DEFAULT_SIZE = "S";
export const DEFAULT_COLOR = "Gray";

/** "Gray" itself, or a hex colour that people call grey. */
const isGray = (color: string): boolean =>
  color === DEFAULT_COLOR || labelOfColor(color) === "Grey";

/** What a person calls a variant's colour. */
export const labelOfColor = (color: string): string =>
  color.startsWith("#") ? (colorName(color) ?? color) : color;

const inStock = (variant: Variant): boolean => variant.stock_quantity > 0;

function preferred(values: readonly string[], wanted: string): string | undefined {
  return values.find((value) => value === wanted) ?? values[0];
}

/** `ordered` gives the product's own order; values that only the variants know come last. */
function valuesIn(ordered: readonly string[], found: readonly string[]): string[] {
  return [...new Set([...ordered.filter((value) => found.includes(value)), ...found])];
}

/**
 * What "Add to Cart" on a card takes: size S if it is in stock, else the first size in stock; of
 * that size Gray if offered, else the first colour in stock. Null when nothing is in stock.
 */
export function quickChoice(
  product: Pick<Product, "variants" | "sizes" | "colors">,
): Variant | null {
  const available = product.variants.filter(inStock);
  const sizes = valuesIn(
    product.sizes,
    available.map((variant) => variant.size),
  );
  const size = preferred(sizes, DEFAULT_SIZE);
  const ofSize = available.filter((variant) => variant.size === size);
  const colors = valuesIn(
    product.colors,
    ofSize.map((variant) => variant.color),
  );
  const color = colors.find(isGray) ?? colors[0];
  return ofSize.find((variant) => variant.color === color) ?? null;
}

/** The first picture that shows this colour, else the product's first picture. */
export function imageOfColor(
  { images, image_colors, image }: Pick<Product, "images" | "image_colors" | "image">,
  color: string,
): string | null {
  return images[image_colors.indexOf(color)] ?? image;
}
