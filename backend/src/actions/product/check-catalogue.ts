import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isRight, type CatalogueCheck } from "../../modules/product/read-model/check";
import { shopProducts } from "../../modules/product";

export interface CatalogueReport {
  /** Something was wrong, mended or not. */
  differed: boolean;
  /** Nothing is wrong, or no longer. */
  isRight: boolean;
  /** One line for people. */
  line: string;
}

const MOST_NAMED = 10;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function differences({ wrongProductIds, wrongCategoryIds, wrongTallies }: CatalogueCheck): string {
  const named = wrongProductIds.slice(0, MOST_NAMED).join(", ");
  const more = wrongProductIds.length > MOST_NAMED ? ", …" : "";
  const parts = [
    wrongProductIds.length > 0 &&
      `${counted(wrongProductIds.length, "product", "products")} (${named}${more})`,
    wrongCategoryIds.length > 0 &&
      `${counted(wrongCategoryIds.length, "category", "categories")} (${wrongCategoryIds.join(", ")})`,
    wrongTallies > 0 && counted(wrongTallies, "count", "counts"),
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/**
 * Compares what shoppers and staff read with Medusa's tables, slowly, while the shop goes on.
 * @param mends corrects what differs, and nothing else
 */
export async function checkCatalogue(
  container: MedusaContainer,
  { mends }: { mends: boolean },
): Promise<CatalogueReport> {
  const { readModel } = shopProducts(container);
  const found = await readModel.check({ isPatient: true });
  const head = `The catalogue was checked: ${counted(found.checked, "product", "products")}`;
  if (isRight(found)) return { differed: false, isRight: true, line: `${head}, nothing differs.` };
  const line = `${head}; different from Medusa's tables: ${differences(found)}.`;
  if (!mends) return { differed: true, isRight: false, line };
  const left = await readModel.mend(found);
  return isRight(left)
    ? { differed: true, isRight: true, line: `${line} All mended.` }
    : { differed: true, isRight: false, line: `${line} Different still: ${differences(left)}.` };
}

/** The nightly check, by one instance; differences are corrected. */
export async function checkCatalogueNightly(container: MedusaContainer): Promise<void> {
  const { readModel } = shopProducts(container);
  if (!(await readModel.claimCheck())) return;
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
  const { line, differed } = await checkCatalogue(container, { mends: true });
  if (differed) logger.warn(line);
  else logger.info(line);
}
