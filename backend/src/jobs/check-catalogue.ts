import type { MedusaContainer } from "@medusajs/framework/types";
import { checkCatalogueNightly } from "../actions/product/check-catalogue";

/** Proves at night that shoppers read what Medusa's tables say. */
export default async function check(container: MedusaContainer): Promise<void> {
  await checkCatalogueNightly(container);
}

export const config = { name: "check-catalogue", schedule: "30 3 * * *" };
