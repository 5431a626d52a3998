import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { shopSettings } from "../../modules/settings";

/**
 * Reads the exchange rates once an hour, in one process only. Whatever goes wrong is
 * logged, and the last good rates stay.
 */
export async function refreshRates(container: MedusaContainer): Promise<void> {
  const { EXCHANGE_RATE_URL: url } = parseEnv();
  if (url === "off") return;
  const rates = shopSettings(container).exchangeRates;
  const turn = await rates.takeTurn();
  if (!turn) return;
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
  try {
    const judgement = await rates.judge(await rates.fetch(url), turn);
    if (judgement.verdict === "bad") throw new Error(judgement.reason);
    if (judgement.verdict === "doubtful") {
      logger.warn("Exchange rates moved by more than a fifth: kept back until they come again.");
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    logger.info(`Exchange rates could not be read, the last ones stay: ${reason}`);
  }
}
