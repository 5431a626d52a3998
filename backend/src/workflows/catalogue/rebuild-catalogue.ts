import type { MedusaContainer } from "@medusajs/framework/types";
import type CatalogueModuleService from "../../modules/catalogue/service";

/**
 * Computes what is read of products anew from Medusa's tables; the shop may be running.
 * @returns one line for people
 */
export async function rebuildCatalogue(container: MedusaContainer): Promise<string> {
  const catalogue = container.resolve<CatalogueModuleService>("catalogue");
  await catalogue.rebuild();
  const { checked, wrongProductIds } = await catalogue.check();
  return `The catalogue has been rebuilt: ${checked} products checked, ${wrongProductIds.length} differ.`;
}
