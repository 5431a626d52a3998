import type ReadModelService from "../../src/modules/product/read-model/service";
import type { ReadyAnswer } from "../../src/modules/product/read-model/service";
import type { EntryKind } from "./entry";

/** A public read: its name, and how the database answers it. */
export interface Plan {
  key: string;
  kind: EntryKind;
  /** JSON by default. */
  contentType?: string;
  /** Null: there is no such product. */
  read(catalogue: ReadModelService): Promise<Pick<ReadyAnswer, "body" | "productId"> | null>;
}
