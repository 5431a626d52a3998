import type { Product } from "@strive/backend/contracts/catalogue";
import type { ProductPicture } from "./pictures";

/** A dialog over the page; a number is the index of the picture to zoom. */
export type Wanted = "sizes" | "fit" | "share" | number;

export interface ExtrasProps {
  wanted: Wanted;
  product: Product;
  pictures: ProductPicture[];
  /** How wide the page shows a picture, as in <img sizes>. */
  pageSizes: string;
  /** With the current choice. */
  url: string;
}
