import type ShelfService from "../../src/modules/product/shelf/service";
import type { ReadyAnswer } from "../../src/modules/product/shelf/service";
import type { EntryKind } from "./entry";

/** A public read: what it is called, and how it is answered from the database. */
export interface Plan {
  key: string;
  kind: EntryKind;
  /** JSON unless told. */
  contentType?: string;
  /** Null: there is no such product. */
  read(catalogue: ShelfService): Promise<Pick<ReadyAnswer, "body" | "productId"> | null>;
}
