import type { Product } from "@strive/backend/contracts/catalogue";
import type { ProductPicture } from "./pictures";

/** A dialog over the page; a number is the place of a picture to be shown large. */
export type Wanted = "sizes" | "share" | number;

export interface ExtrasProps {
  wanted: Wanted;
  product: Product;
  pictures: ProductPicture[];
  /** How wide the page shows a picture, as in <img sizes>. */
  pageSizes: string;
  /** With what was chosen. */
  url: string;
}
