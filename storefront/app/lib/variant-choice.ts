import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { colorName } from "@strive/backend/contracts/colors";
import { colorText } from "~/words/colors";
import { sizeText } from "~/words/sizes";

/** The defaults: offered first, and used for a product without sizes or colours. */
export const DEFAULT_SIZE = "S";
export const DEFAULT_COLOR = "Gray";

type Choosable = Pick<Product, "variants" | "sizes" | "colors">;
type Pictured = Pick<Product, "images" | "image_colors" | "image">;

export interface Option {
  value: string;
  isAvailable: boolean;
}

/** A variant's colour in words. */
export const labelOfColor = (color: string): string =>
  colorText(color.startsWith("#") ? (colorName(color) ?? color) : color);

export const isSoldOut = ({ variants }: Pick<Product, "variants">): boolean =>
  variants.every(({ stock_quantity }) => stock_quantity <= 0);

function offered(ordered: readonly string[], found: readonly string[]): readonly string[] {
  return ordered.length > 0 ? ordered : [...new Set(found)];
}
export const sizesOf = ({ sizes, variants }: Choosable) =>
  offered(
    sizes,
    variants.map(({ size }) => size),
  );
export const colorsOf = ({ colors, variants }: Choosable) =>
  offered(
    colors,
    variants.map(({ color }) => color),
  );

const isAvailable = ({ variants }: Choosable, color: string, size?: string): boolean =>
  variants.some(
    (variant) =>
      variant.color === color &&
      (size === undefined || variant.size === size) &&
      variant.stock_quantity > 0,
  );

/** Availability of each size in this colour. */
export const sizesIn = (product: Choosable, color: string): Option[] =>
  sizesOf(product).map((value) => ({ value, isAvailable: isAvailable(product, color, value) }));

/** Availability of each colour in any size. */
export const colorOptionsOf = (product: Choosable): Option[] =>
  colorsOf(product).map((value) => ({ value, isAvailable: isAvailable(product, value) }));

/** The first colour in stock, else the first colour. */
export function defaultColor(product: Choosable): string {
  const colors = colorOptionsOf(product);
  return (colors.find((option) => option.isAvailable) ?? colors[0])?.value ?? DEFAULT_COLOR;
}

/** S, else the first size in stock; where everything is sold out, S or the first. */
export function defaultSize(sizes: readonly Option[]): string {
  const inStock = sizes.filter((option) => option.isAvailable);
  const among = inStock.length > 0 ? inStock : sizes;
  const chosen = among.find(({ value }) => value === DEFAULT_SIZE) ?? among[0];
  return chosen?.value ?? DEFAULT_SIZE;
}

/** The colour of the product's first picture, else the first one in stock. */
export const shownColor = (product: Choosable & Pictured): string =>
  colorsOf(product).find((color) => color === product.image_colors[0]) ?? defaultColor(product);

/** The first picture that shows this colour, else one that shows none in particular, else the first. */
export const imageOfColor = (
  { images, image_colors, image }: Pictured,
  color: string,
): string | null =>
  images[image_colors.indexOf(color)] ?? images[image_colors.indexOf(null)] ?? image;

/** "Red earth, M": the choice in words, without what the product does not offer. */
export const choiceName = (
  { sizes, colors }: Pick<Product, "sizes" | "colors">,
  { size, color }: { size: string; color: string },
): string =>
  [colors.length > 0 && labelOfColor(color), sizes.length > 0 && sizeText(size)]
    .filter(Boolean)
    .join(", ");

/** The variant of a size and colour; undefined: the product has none. */
export const variantOf = (
  { variants }: Pick<Product, "variants">,
  { size, color }: { size: string; color: string },
): Variant | undefined =>
  variants.find((variant) => variant.size === size && variant.color === color);
