import type { MedusaContainer } from "@medusajs/framework/types";
import { shopProducts } from "../../modules/product";

/**
 * Recomputes what is read of products from Medusa's tables; the shop may be running.
 * @returns one line for people
 */
export async function rebuildCatalogue(container: MedusaContainer): Promise<string> {
  const { readModel } = shopProducts(container);
  await readModel.rebuild();
  const { checked, wrongProductIds } = await readModel.check();
  return `The catalogue has been rebuilt: ${checked} products checked, ${wrongProductIds.length} differ.`;
}
