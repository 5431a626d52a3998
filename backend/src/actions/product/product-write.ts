import type { SavedProduct } from "../../contracts/catalogue-writes";
import { tellMedusa } from "../../modules/jobs/published-sql";
import {
  savedProductOf,
  type Note,
  type StoredProduct,
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

/** The note of a write that also tells Medusa's subscribers what its own workflow would. */
export const toldAs =
  (name: string, note: Note): Note =>
  async (inside, change) => {
    await note(inside, change);
    await tellMedusa(inside, [{ name, data: { id: change.id } }]);
  };
