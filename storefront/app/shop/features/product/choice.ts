import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { DEFAULT_SIZE } from "~/lib/variant-choice";

type Choosable = Pick<Product, "variants" | "sizes" | "colors">;

/** What the URL asks for, as far as the product offers it. */
interface Asked {
  size: string | null;
  color: string | null;
}

export interface Option {
  value: string;
  isAvailable: boolean;
}

export interface Choice {
  size: string;
  color: string;
  /** Null when the product has no such combination; that counts as sold out. */
  variant: Variant | null;
  /** Availability in the chosen colour. Empty for a product without sizes. */
  sizes: Option[];
  /** Availability in any size. Empty for a product without colours. */
  colors: Option[];
  asked: Asked;
}

/** A colour in the URL goes without its "#", which would only be escaped. */
export const colorParam = (color: string): string => color.replace(/^#/, "");

/** The address that opens with what was chosen so far; what was not asked for stays open. */
export function addressOf(url: string, { size, color }: Asked): string {
  const params = new URLSearchParams();
  if (size !== null) params.set("size", size);
  if (color !== null) params.set("color", colorParam(color));
  return params.size > 0 ? `${url}?${params}` : url;
}

function offered(ordered: readonly string[], found: readonly string[]): readonly string[] {
  return ordered.length > 0 ? ordered : [...new Set(found)];
}
const sizesOf = (product: Choosable) =>
  offered(
    product.sizes,
    product.variants.map(({ size }) => size),
  );
const colorsOf = (product: Choosable) =>
  offered(
    product.colors,
    product.variants.map(({ color }) => color),
  );

function readAsked(product: Choosable, params: URLSearchParams): Asked {
  const size = params.get("size");
  const color = params.get("color")?.toLowerCase();
  return {
    size: sizesOf(product).find((known) => known === size) ?? null,
    color:
      color === undefined
        ? null
        : (product.colors.find((known) => colorParam(known) === colorParam(color)) ?? null),
  };
}

/** The first colour that can be had; the first of all when none can. */
function defaultColor(product: Choosable, isAvailable: (color: string) => boolean): string {
  const colors = colorsOf(product);
  return colors.find(isAvailable) ?? colors[0] ?? "";
}

/** S, else the first size in stock; where everything is sold out, S or the first. */
function defaultSize(sizes: readonly Option[]): string {
  const inStock = sizes.filter(({ isAvailable }) => isAvailable);
  const among = inStock.length > 0 ? inStock : sizes;
  const chosen = among.find(({ value }) => value === DEFAULT_SIZE) ?? among[0];
  return chosen?.value ?? "";
}

/**
 * What is chosen. An asked value stays even where it is sold out: a size that was picked must not
 * turn into another one because the colour changed.
 */
export function choose(product: Choosable, params: URLSearchParams): Choice {
  const available = product.variants.filter(({ stock_quantity }) => stock_quantity > 0);
  const isColorAvailable = (color: string) => available.some((variant) => variant.color === color);

  const asked = readAsked(product, params);
  const color = asked.color ?? defaultColor(product, isColorAvailable);
  const allSizes = sizesOf(product).map((value) => ({
    value,
    isAvailable: available.some((variant) => variant.size === value && variant.color === color),
  }));
  const size = asked.size ?? defaultSize(allSizes);
  return {
    size,
    color,
    variant:
      product.variants.find((variant) => variant.size === size && variant.color === color) ?? null,
    sizes: product.sizes.length > 0 ? allSizes : [],
    colors: product.colors.map((value) => ({ value, isAvailable: isColorAvailable(value) })),
    asked,
  };
}
