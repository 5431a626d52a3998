import type ShelfService from "../../src/modules/product/shelf/service";
import type { ReadyAnswer } from "../../src/modules/product/shelf/service";
import type { EntryKind } from "./entry";

/** A public read: its name, and how the database answers it. */
export interface Plan {
  key: string;
  kind: EntryKind;
  /** JSON by default. */
  contentType?: string;
  /** Null: there is no such product. */
  read(catalogue: ShelfService): Promise<Pick<ReadyAnswer, "body" | "productId"> | null>;
}
