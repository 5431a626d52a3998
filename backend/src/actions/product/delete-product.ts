import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import type { UserActor } from "../../lib/actor";
import { refreshCatalogue } from "./refresh-catalogue";
import { noteProduct } from "./product-activity";
import { toldAs } from "./product-write";
import { shopProducts } from "../../modules/product";

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
  const writing = shopProducts(container).writing;
  const id = await writing.remove(
    key,
    toldAs(ProductWorkflowEvents.DELETED, noteProduct(actor, key)),
  );
  await refreshCatalogue(container);
  return id;
}
