import type { Product } from "@strive/backend/contracts/catalogue";
import { labelOfColor } from "~/lib/variant-choice";
import { pictureNumber } from "~/words/product";

export interface ProductPicture {
  src: string;
  alt: string;
}

/** Width of the large picture, as in <img sizes>; the preload must say the same. */
export const PICTURE_SIZES = "(min-width: 80rem) 656px, (min-width: 64rem) 51vw, 100vw";

type Pictured = Pick<Product, "name" | "images" | "image_colors">;

/**
 * The pictures of one colour: those that show it, then those that show no colour in particular.
 * A colour without a picture of its own shows them all.
 */
export function picturesOf(product: Pictured, color: string): ProductPicture[] {
  const all = product.images.map((src, index) => ({
    src,
    shown: product.image_colors[index] ?? null,
  }));
  const own = all.filter(({ shown }) => shown === color);
  const kept = own.length > 0 ? [...own, ...all.filter(({ shown }) => shown === null)] : all;
  return kept.map(({ src, shown }, index) => ({
    src,
    alt: [
      product.name,
      shown !== null && labelOfColor(shown),
      index > 0 && pictureNumber(index + 1),
    ]
      .filter(Boolean)
      .join(", "),
  }));
}
