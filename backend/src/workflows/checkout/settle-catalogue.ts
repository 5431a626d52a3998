import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** What the catalogue read model offers to whoever changed products. */
interface Settles {
  settle(limitMs?: number): Promise<unknown>;
}

/**
 * Makes a committed change of stock visible to the next read of the catalogue. A failure is only
 * logged: the change itself is done, and the read model catches up by its own marks.
 * @param limitMs the longest wait, where the caller's patience is shorter than that of staff
 */
export async function settleCatalogue(container: MedusaContainer, limitMs?: number): Promise<void> {
  const catalogue = container.resolve<Settles | undefined>("catalogue", {
    allowUnregistered: true,
  });
  if (!catalogue) return;
  try {
    await catalogue.settle(limitMs);
  } catch (error) {
    const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
    logger.warn(`The catalogue lags behind: ${error instanceof Error ? error.message : "unknown"}`);
  }
}
