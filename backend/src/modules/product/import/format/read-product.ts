import type { Currency, Rates } from "../../../../contracts/money";
import type { ImportedProduct, ImportProblem } from "../../../../contracts/imported-product";

export interface ReadOptions {
  /** Of the prices in the file. */
  currency: Currency;
  /** Units of a currency per one RWF. */
  rates: Rates;
  /** Of this shop, as `https://strive.rw`: its own pictures may be named with it or without. */
  origin: string;
}

/** The rows of one handle: a product, or what is wrong with it. */
export type ReadProduct = {
  /** Where it begins; the header is row 1, a row with line breaks in its cells is one row. */
  row: number;
  /** Rows it took, blank ones not counted: their sum is how far the file is read. */
  rows: number;
} & (
  | { handle: string; product: ImportedProduct; problems: null }
  /** `handle` is null for a row that has none. */
  | { handle: string | null; product: null; problems: ImportProblem[] }
);
