import { run } from "../../../lib/database";
import type { ExportedProduct } from "../../../contracts/imported-product";
import { EXPORT_PRODUCTS } from "./export-sql";

/**
 * All products that are not deleted, drafts too, by their handles and page by page: nothing is held
 * between two pages, so a slow reader holds up nobody. @param after the handle where the previous
 * page ended; empty for the first
 * @returns empty after the last page
 */
export const exportPage = (after: string): Promise<ExportedProduct[]> =>
  run<ExportedProduct>(EXPORT_PRODUCTS, [after]);
