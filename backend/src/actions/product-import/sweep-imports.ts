import type { MedusaContainer } from "@medusajs/framework/types";
import { shopProducts } from "../../modules/product";

/** Frees uploads that nobody needs any more, and forgets imports of long ago. */
export const sweepImports = (container: MedusaContainer): Promise<void> =>
  shopProducts(container).imports.sweep();
