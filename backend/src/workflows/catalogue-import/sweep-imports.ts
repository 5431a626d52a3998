import type { MedusaContainer } from "@medusajs/framework/types";
import { PRODUCT_IMPORT_MODULE } from "../../modules/product-import";
import type ProductImportModuleService from "../../modules/product-import/service";

/** Frees uploads that nobody needs any more, and forgets imports of long ago. */
export const sweepImports = (container: MedusaContainer): Promise<void> =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).sweep();
