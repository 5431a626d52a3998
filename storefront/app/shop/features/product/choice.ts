import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import {
  colorOptionsOf,
  defaultColor,
  defaultSize,
  sizesIn,
  sizesOf,
  variantOf,
  type Option,
} from "~/lib/variant-choice";

type Choosable = Pick<Product, "variants" | "sizes" | "colors">;

/** What the URL asks for, as far as the product offers it. */
interface Asked {
  size: string | null;
  color: string | null;
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

/** The URL of what was chosen so far; anything not chosen stays out of it. */
export function addressOf(url: string, { size, color }: Asked): string {
  const params = new URLSearchParams();
  if (size !== null) params.set("size", size);
  if (color !== null) params.set("color", colorParam(color));
  return params.size > 0 ? `${url}?${params}` : url;
}

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

/**
 * The effective choice. A requested value stays even when sold out: a size that was picked must not
 * turn into another one because the colour changed.
 */
export function choose(product: Choosable, params: URLSearchParams): Choice {
  const asked = readAsked(product, params);
  const color = asked.color ?? defaultColor(product);
  const sizes = sizesIn(product, color);
  const size = asked.size ?? defaultSize(sizes);
  return {
    size,
    color,
    variant: variantOf(product, { size, color }) ?? null,
    sizes: product.sizes.length > 0 ? sizes : [],
    colors: product.colors.length > 0 ? colorOptionsOf(product) : [],
    asked,
  };
}
