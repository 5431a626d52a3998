import type { ProductGender } from "./catalogue";
import type { Translated } from "./translated";

/** Texts in other languages by Medusa's names for them; null: none, so that the English one is shown. */
export type FileTexts = Partial<
  Record<Translated, { title?: string | null; description?: string | null }>
>;

/** Heads the handles of what completes a look. */
export const LOOK_COLUMN = "Worn With";

/**
 * A product as a spreadsheet describes it: the rows that share a handle, read and found good.
 * Fields that are absent were not said and stay as they are; a new product gets the defaults.
 */
export interface ImportedProduct {
  /** As in addresses, with its case; it identifies the product. */
  handle: string;
  /** Of its first row: lines of the file as a spreadsheet numbers them, the header is 1. */
  row: number;
  name?: string;
  /** Plain text. */
  description?: string;
  /** Of the languages and texts that the file has columns for. */
  texts?: FileTexts;
  /** As written; matched to a category whatever its case, made when there is none. */
  category?: string;
  /** null: for everyone. */
  gender?: ProductGender | null;
  status?: "published" | "draft";
  /** Whoever buys it gets a gift card. */
  isGiftCard?: boolean;
  /** Handles of what completes its look, in the order in which they are shown; none: nothing does. */
  look?: string[];
  /** In order; none if the rows are only about the product. */
  variants: ImportedVariant[];
  /** In their order, the first is the card's. */
  images?: ImportedImage[];
}

export interface ImportedVariant {
  row: number;
  /** null: not said. */
  sku: string | null;
  /** null: the product has no sizes. */
  size: string | null;
  /** `#rrggbb`, lower case; null: the product has no colours. */
  color: string | null;
  /** Units that can be sold. */
  stock?: number;
  /** What they were when the file was exported. */
  stockSeen?: number;
  /** Whole RWF, without a sale. */
  priceRwf?: number;
  /** Whole RWF, in the sale that the file puts it in; null: it is in none. */
  saleRwf?: number | null;
  /** Source of the picture that shows it; one of the product's. */
  image?: string;
}

export interface ImportedImage {
  row: number;
  /** `/uploads/…` of this shop, an http(s) address, or the name of a file in the zip. */
  source: string;
  /** `#rrggbb`: the colour it shows; null: none in particular. */
  color?: string | null;
}

/** What is wrong with one row, or the product starting there. */
export interface ImportProblem {
  row: number;
  /** The column as the file's header writes it, or a field of the product; null: the whole row. */
  column: string | null;
  message: string;
}

/** A product as the export writes it, and as the reader gives it back. */
export interface ExportedProduct {
  handle: string;
  name: string;
  description: string;
  texts: FileTexts;
  category: string | null;
  /** null: for everyone. */
  gender: ProductGender | null;
  status: "published" | "draft";
  isGiftCard: boolean;
  /** Handles of what completes its look, in their order. */
  look: string[];
  /** Those that are sold, in their order. */
  variants: ExportedVariant[];
  /** In their order. */
  images: ExportedImage[];
}

export interface ExportedImage {
  /** Its address. */
  url: string;
  /** The colour that it shows, as variants carry it; null: none in particular. */
  color: string | null;
}

export interface ExportedVariant {
  sku: string | null;
  /** null: the product has no sizes. */
  size: string | null;
  /** `#rrggbb`; null or the default of a contract: no colour. */
  color: string | null;
  /** Units that can be sold; null: not counted. */
  stock: number | null;
  /** Whole RWF, without a sale; null: it has no price. */
  priceRwf: number | null;
  /** Whole RWF, in the sale it is in; null: it is in none. */
  saleRwf: number | null;
}
