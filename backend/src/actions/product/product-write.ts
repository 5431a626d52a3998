import { TranslationWorkflowEvents } from "@medusajs/framework/utils";
import type { SavedProduct } from "../../contracts/catalogue-writes";
import { tellMedusa } from "../../modules/jobs/published-sql";
import {
  savedProductOf,
  type Note,
  type StoredProduct,
  type WrittenText,
} from "../../modules/product/writing/service";
import { bodyDigest, etagOf } from "../../modules/product/read-model/etag";

/** A product after a write, and its ETag on GET. */
export interface ProductAnswer {
  product: SavedProduct;
  etag: string;
}

/** Digest of what GET /api/products/{id} answers with this product. */
export const digestOf = (json: string): string => bodyDigest(`{"success":true,"data":${json}}`);

export const answerOf = (stored: StoredProduct): ProductAnswer => ({
  product: savedProductOf(stored),
  etag: etagOf(digestOf(stored.json), ""),
});

/** What Medusa's own workflows would tell of these rows of its translations. */
export const newsOfTexts = (texts: readonly WrittenText[]) =>
  texts.map(({ id, isNew }) => ({
    name: isNew ? TranslationWorkflowEvents.CREATED : TranslationWorkflowEvents.UPDATED,
    data: { id },
  }));

/** The note of a write that also tells Medusa's subscribers what its own workflow would. */
export const toldAs =
  (name: string, note: Note): Note =>
  async (inside, change) => {
    await note(inside, change);
    await tellMedusa(inside, [{ name, data: { id: change.id } }, ...newsOfTexts(change.texts)]);
  };
