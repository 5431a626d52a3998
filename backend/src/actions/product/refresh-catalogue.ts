import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopProducts } from "../../modules/product";

/**
 * Makes a committed change of stock visible to the next read of the catalogue. A failure is only
 * logged: the change itself is done, and the read model catches up by its own marks.
 * @param limitMs the longest wait, if the caller has less patience than staff
 */
export async function refreshCatalogue(
  container: MedusaContainer,
  limitMs?: number,
): Promise<void> {
  try {
    await shopProducts(container).readModel.catchUp(limitMs);
  } catch (error) {
    const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
    logger.warn(`The catalogue lags behind: ${error instanceof Error ? error.message : "unknown"}`);
  }
}
