import type { MedusaContainer } from "@medusajs/framework/types";
import { shopProducts } from "../../modules/product";

/** Frees uploads nobody needs any more, and forgets old imports. */
export const sweepImports = (container: MedusaContainer): Promise<void> =>
  shopProducts(container).imports.sweep();
