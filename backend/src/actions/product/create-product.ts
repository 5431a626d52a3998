import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import type { CreateProductBody } from "../../contracts/catalogue-writes";
import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import { changesOf } from "../../modules/product/writing/domain/product-changes";
import { refreshCatalogue } from "./refresh-catalogue";
import { noteNewProduct } from "./product-activity";
import { answerOf, toldAs, type ProductAnswer } from "./product-write";
import { shopProducts } from "../../modules/product";

/**
 * Makes a product with variants, stock, price and pictures; visible to the next read.
 *
 * A plain function, not a Medusa workflow: it has one step that writes, which is one transaction
 * and needs no compensation.
 * @param images URLs of pictures that are stored already
 * @throws ApiError 400 with the field named; 409 for a handle that is taken.
 */
export async function createProduct(
  container: MedusaContainer,
  { actor, body, images }: { actor: UserActor; body: CreateProductBody; images: readonly string[] },
): Promise<ProductAnswer> {
  const { changes, problems } = changesOf(body, images);
  if (problems.length > 0) throw invalidRequest(problems);
  const writing = shopProducts(container).writing;
  const { product_name: name, price: priceRwf, category_id: categoryId } = body;
  const stored = await writing.create(
    { ...changes, name, priceRwf, categoryId },
    toldAs(ProductWorkflowEvents.CREATED, noteNewProduct(actor)),
  );
  await refreshCatalogue(container);
  return answerOf(stored);
}
