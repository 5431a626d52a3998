import type { MedusaContainer } from "@medusajs/framework/types";
import { rebuildCatalogue } from "../../src/actions/product/rebuild-catalogue";
import { updateMedusaOrders } from "../../src/actions/order/update-medusa-orders";
import { buildOrders } from "../../src/actions/order/build-orders";
import { recordInMedusa } from "../../src/actions/payment/record-in-medusa";
import type { Say } from "../../launch/terminal/say";
import { withSession } from "./database-session";

/**
 * Follows up what was committed but unfinished when the backup was made: Medusa's side of the last
 * orders, and what shoppers read of products. It contacts nobody and sends nothing; that is left to
 * the shop.
 */
export async function bringInStep(
  container: MedusaContainer,
  databaseUrl: string,
  say: Say,
): Promise<void> {
  await buildOrders(container);
  await updateMedusaOrders(container);
  await recordInMedusa(container);
  const isBehind = await withSession(databaseUrl, "strive-restore", async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM catalogue_dirty LIMIT 1");
    return Boolean(rowCount);
  });
  if (!isBehind) return;
  try {
    say(await rebuildCatalogue(container));
  } catch (error) {
    // The rows are there all the same: the doctor says what is missing, and an open shop computes it.
    say(`What shoppers read could not be computed: ${String(error)}`);
    say('Run "npm run catalogue:rebuild", or open the shop.');
  }
}
