import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import type { UserActor } from "../../lib/actor";
import { ASSORTMENT_MODULE } from "../../modules/assortment";
import type AssortmentModuleService from "../../modules/assortment/service";
import { settleCatalogue } from "../checkout/settle-catalogue";
import { noteProduct } from "./product-deed";
import { toldAs } from "./product-write";

/**
 * Takes a product out of the shop; orders keep their copies of name, price and picture. Plain
 * function: see `createProduct`.
 * @param key id or handle
 * @returns its id
 * @throws ApiError 404.
 */
export async function deleteProduct(
  container: MedusaContainer,
  { actor, key }: { actor: UserActor; key: string },
): Promise<string> {
  const assortment = container.resolve<AssortmentModuleService>(ASSORTMENT_MODULE);
  const id = await assortment.remove(
    key,
    toldAs(ProductWorkflowEvents.DELETED, noteProduct(actor, key)),
  );
  await settleCatalogue(container);
  return id;
}
