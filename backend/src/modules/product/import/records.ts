import type { Currency, Rates } from "../../../contracts/money";
import type { ImportProblem } from "../../../contracts/imported-product";
import type { ImportChange, ImportResult, StockRule } from "../../../contracts/product-import";

export type FileKind = "csv" | "zip";
export type ImportState = "waiting" | "running" | "done" | "failed" | "cancelled";

/** Numbers of products. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

/** An import that is about to be received. */
export interface NewImport {
  id: string;
  /** As the sender named it, fit to be shown. */
  fileName: string;
  /** Account. */
  requestedBy: string;
}

/** What is known once the whole file is there. */
export interface ReceivedImport {
  kind: FileKind;
  /** Bytes of the upload. */
  bytes: number;
  rows: number;
  isDryRun: boolean;
  currency: Currency;
  /** Of the moment of the upload: a job that is run twice converts the same. */
  rates: Rates;
  /** Whether it may publish products, as the setting was at the upload. */
  mayPublish: boolean;
  stockRule: StockRule;
}

/** An import taken by this process, and its progress. */
export interface ClaimedImport {
  id: string;
  /** Whose import it is; without an address when the account is gone. */
  requestedBy: { accountId: string; email: string };
  lease: string;
  kind: FileKind;
  bytes: number;
  rows: number;
  isDryRun: boolean;
  currency: Currency;
  rates: Rates;
  mayPublish: boolean;
  stockRule: StockRule;
  rowsDone: number;
  groupsDone: number;
  listedErrors: number;
  categories: string[];
  /** How often it was taken since it last moved on. */
  tries: number;
}

/** What one batch adds. */
export interface BatchProgress extends ImportCounts {
  groupsBefore: number;
  groupsDone: number;
  rowsDone: number;
  errorCount: number;
  /** Those that are listed. */
  errors: readonly ImportProblem[];
  /** All so far. */
  categories: readonly string[];
  pictures: number;
  /** Variants whose stock differs in the file and stays as it is. */
  stockKept: number;
}

/** What a dry run would do with one product. */
export interface NotedChange {
  change: ImportChange;
  stock: { before: number; after: number };
}

/** A picture that a product of an import is to get. */
export interface WantedPicture {
  productId: string;
  source: string;
  /** Name in the zip; null for an address. */
  file: string | null;
  /** The colour that it shows; null: none in particular. */
  color: string | null;
  /** All sources of the product's rows, in their order. */
  order: readonly string[];
}

/** A picture taken for one attempt. */
export interface ClaimedPicture extends WantedPicture {
  id: string;
  importId: string;
  /** Of the upload; for pictures in it. */
  bytes: number;
  /** This one included. */
  tries: number;
}

/** An import as the database shows it; times as PostgreSQL's JSON writes them. */
export interface ImportRecord extends ImportCounts {
  id: string;
  state: ImportState;
  reason: string | null;
  isDryRun: boolean;
  mayPublish: boolean;
  stockRule: StockRule;
  currency: Currency;
  fileName: string;
  rows: number;
  rowsDone: number;
  errorCount: number;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

export interface ImportDetail extends ImportRecord {
  check: ImportResult["check"];
  errors: ImportProblem[];
  categories: string[];
  /** Pictures that are, or would be, fetched afterwards. */
  picturesFound: number;
  pictures: {
    waiting: number;
    done: number;
    failed: number;
    failures: { productId: string; source: string; reason: string }[];
  };
}
