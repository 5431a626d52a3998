import type { ImportProblem } from "../../../contracts/imported-product";
import type { ImportChange, StockRule } from "../../../contracts/product-import";

/** What an import needs to know besides the products. */
export interface ImportContext {
  /** Ids of the shop's categories by their name in lower case. */
  categories: ReadonlyMap<string, string>;
  /** Whether it may publish products; see `ImportFacts`. */
  mayPublish: boolean;
  /** What it makes of the stock of variants that are there. */
  stockRule: StockRule;
  /** Handles of products of the whole file that can be worn; none where it says nothing of looks. */
  fileHandles: ReadonlySet<string>;
  /** What a check compares prices with; empty where nothing is compared. */
  usualPrices: UsualPrices;
}

/** The price in the middle, in whole RWF, by category id; null: of all products. */
export type UsualPrices = ReadonlyMap<string | null, number>;

/** What became of one product of the file, or would become of it. */
export interface ImportOutcome {
  handle: string;
  /** Of its first row. */
  row: number;
  /**
   * `refused`: nothing of it was written, `problems` say why. `unchanged`: all was so already;
   * pictures may still be missing.
   */
  outcome: "created" | "updated" | "unchanged" | "refused";
  /** null: refused, or not made because only planned. */
  productId: string | null;
  /** Empty unless refused; `column` is a column of Shopify's file. */
  problems: ImportProblem[];
  /** null when every picture is in place, or none was named. */
  pictures: PendingPictures | null;
  /** Variants whose stock differs in the file and stays as it is. */
  stockKept: number;
}

/** What would become of a product. */
export interface PlannedOutcome extends ImportOutcome {
  /** null: nothing of it changes, or it is refused. */
  change: ImportChange | null;
}

/** Pictures that the product does not have yet. */
export interface PendingPictures {
  /** All sources that the file gives, in their order: see `placePicture`. */
  order: string[];
  /** Those still to be fetched, a part of `order`. */
  missing: MissingPicture[];
}

export interface MissingPicture {
  source: string;
  /** The colour that it shows; null: none in particular. */
  color: string | null;
}

/** A picture that was fetched and stored. */
export interface FetchedPicture {
  /** As the file gives it: it is remembered, so that the next run knows the picture. */
  source: string;
  /** `/uploads/…` */
  url: string;
  /** As MissingPicture. */
  color: string | null;
  /** Of PendingPictures. */
  order: readonly string[];
}
