import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { ASSORTMENT_MODULE } from "../../modules/assortment";
import type AssortmentModuleService from "../../modules/assortment/service";
import { settleCatalogue } from "../checkout/settle-catalogue";
import { announce } from "./product-write";

/**
 * Takes a product out of the shop; orders keep their copies of name, price and picture. Plain
 * function: see `createProduct`.
 * @param key id or handle
 * @returns its id
 * @throws ApiError 404.
 */
export async function deleteProduct(container: MedusaContainer, key: string): Promise<string> {
  const id = await container.resolve<AssortmentModuleService>(ASSORTMENT_MODULE).remove(key);
  await announce(container, ProductWorkflowEvents.DELETED, id);
  await settleCatalogue(container, [id]);
  return id;
}
