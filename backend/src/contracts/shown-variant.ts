import type { Product, Variant } from "./catalogue";
import type { ImageView } from "./image-views";

/** How a product is shown where one of its variants is meant: pages, lists and feeds agree. */

type Prices = Pick<Product, "price" | "compare_at_price">;

/** What a variant costs; one says so only where it differs from its product. */
export const pricesOf = (product: Prices, variant: Partial<Prices> | null | undefined): Prices =>
  variant?.price === undefined
    ? product
    : { price: variant.price, compare_at_price: variant.compare_at_price ?? null };

/** A colour in the URL has no "#", which would have to be escaped. */
export const colorParam = (color: string): string => color.replace(/^#/, "");

/** What of a variant its product has a choice of, and the query that chooses it on the product's page ("" for none). */
export function choiceOf(
  { sizes, colors }: Pick<Product, "sizes" | "colors">,
  variant: Pick<Variant, "size" | "color">,
): { size: string | undefined; color: string | undefined; search: string } {
  const size = sizes.length > 0 ? variant.size : undefined;
  const color = colors.length > 0 ? variant.color : undefined;
  const query = new URLSearchParams({
    ...(size !== undefined && { size }),
    ...(color !== undefined && { color: colorParam(color) }),
  }).toString();
  return { size, color, search: query && `?${query}` };
}

export interface ShownPicture {
  src: string;
  /** The colour that it shows; null: none in particular. */
  shown: string | null;
  /** What of the product; null: nobody says. */
  view: ImageView | null;
}

/**
 * The pictures of one colour: those that show it, then those that show no colour in particular.
 * A colour without a picture of its own has them all.
 */
export function picturesOfColor(
  {
    images,
    image_colors: colors,
    image_views: views,
  }: Pick<Product, "images" | "image_colors" | "image_views">,
  color: string,
): ShownPicture[] {
  const all = images.map((src, index) => ({
    src,
    shown: colors[index] ?? null,
    view: views?.[index] ?? null,
  }));
  const own = all.filter(({ shown }) => shown === color);
  return own.length > 0 ? [...own, ...all.filter(({ shown }) => shown === null)] : all;
}
