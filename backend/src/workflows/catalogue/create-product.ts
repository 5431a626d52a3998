import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import type { CreateProductBody } from "../../contracts/catalogue-writes";
import { invalidRequest } from "../../lib/api-error";
import { ASSORTMENT_MODULE } from "../../modules/assortment";
import { changesOf } from "../../modules/assortment/domain/product-changes";
import type AssortmentModuleService from "../../modules/assortment/service";
import { settleCatalogue } from "../checkout/settle-catalogue";
import { announce, answerOf, type ProductAnswer } from "./product-write";

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
  { body, images }: { body: CreateProductBody; images: readonly string[] },
): Promise<ProductAnswer> {
  const { changes, problems } = changesOf(body, images);
  if (problems.length > 0) throw invalidRequest(problems);
  const assortment = container.resolve<AssortmentModuleService>(ASSORTMENT_MODULE);
  const stored = await assortment.create({
    ...changes,
    name: body.product_name,
    priceRwf: body.price,
    categoryId: body.category_id,
  });
  await announce(container, ProductWorkflowEvents.CREATED, stored.id);
  await settleCatalogue(container, [stored.id]);
  return answerOf(stored);
}
