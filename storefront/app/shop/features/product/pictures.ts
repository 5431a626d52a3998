import type { Product } from "@strive/backend/contracts/catalogue";
import { picturesOfColor } from "@strive/backend/contracts/shown-variant";
import { labelOfColor } from "~/lib/variant-choice";
import { pictureNumber, pictureViews } from "~/words/product";

export interface ProductPicture {
  src: string;
  alt: string;
}

/** Width of the large picture, as in <img sizes>; the preload must say the same. */
export const PICTURE_SIZES = "(min-width: 80rem) 656px, (min-width: 64rem) 51vw, 100vw";

type Pictured = Pick<Product, "name" | "images" | "image_colors" | "image_views">;

/** The pictures of one colour, with what they show in words. */
export const picturesOf = (product: Pictured, color: string): ProductPicture[] =>
  picturesOfColor(product, color).map(({ src, shown, view }, index) => ({
    src,
    alt: [
      product.name,
      shown !== null && labelOfColor(shown),
      view !== null ? pictureViews[view] : index > 0 && pictureNumber(index + 1),
    ]
      .filter(Boolean)
      .join(", "),
  }));
