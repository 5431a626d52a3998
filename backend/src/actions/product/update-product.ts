import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import type { UpdateProductBody } from "../../contracts/catalogue-writes";
import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import { changesOf } from "../../modules/product/writing/domain/product-changes";
import type { StoredProduct } from "../../modules/product/writing/service";
import { isNotModified } from "../../modules/product/read-model/etag";
import { refreshCatalogue } from "./refresh-catalogue";
import { noteProduct } from "./product-activity";
import { answerOf, digestOf, toldAs, type ProductAnswer } from "./product-write";
import { shopProducts } from "../../modules/product";

export interface UpdateProductInput {
  actor: UserActor;
  /** Id or handle. */
  key: string;
  body: UpdateProductBody;
  /** URLs of pictures that are stored already. */
  images: readonly string[];
  /** ETag of GET, in any of its encodings. */
  ifMatch?: string;
}

/**
 * Changes what the body names of a product; visible to the next read. Edits of one product happen
 * one at a time. Plain function: see `createProduct`.
 * @throws ApiError 400 with the field named; 404; 409 with the product as it is, when `ifMatch` or
 * `updatedAt` is of an earlier state, or when stock changed since it was seen and the seen number
 * isn't given, or fewer are left than to be removed; 409 for a handle that is taken.
 */
export async function updateProduct(
  container: MedusaContainer,
  { actor, key, body, images, ifMatch }: UpdateProductInput,
): Promise<ProductAnswer> {
  const { changes, problems } = changesOf(body, images);
  if (problems.length > 0) throw invalidRequest(problems);
  const since = body.updatedAt === undefined ? null : Date.parse(body.updatedAt);
  const isCurrent = ({ json, updatedAt }: StoredProduct) =>
    (ifMatch === undefined || isNotModified(ifMatch, digestOf(json))) &&
    (since === null || Date.parse(updatedAt) === since);
  const writing = shopProducts(container).writing;
  const isConditional = ifMatch !== undefined || since !== null;
  const stored = await writing.update(key, changes, {
    isCurrent: isConditional ? isCurrent : null,
    // `updatedAt` stays when pieces are sold; the ETag covers all that is shown.
    isSeen: ifMatch !== undefined && ifMatch !== "*",
    note: toldAs(ProductWorkflowEvents.UPDATED, noteProduct(actor, key)),
  });
  await refreshCatalogue(container);
  return answerOf(stored);
}
