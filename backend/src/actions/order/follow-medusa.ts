import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction } from "../../lib/database";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { requestMail } from "../mail/mail-jobs";
import { mailStatus } from "./mail-status";
import { askForMoney, settleMoney } from "./settle-money";
import { shopOrders } from "../../modules/order";

const BATCH = 50;

/**
 * Makes our order reflect what was done in Medusa's dashboard, with everything that goes with such
 * a change. Safe to repeat: where both agree nothing changes.
 */
export async function followOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const progress = shopOrders(container).progress;
  const changed = await inTransaction(async (inside) => {
    const change = await progress.followMedusa(inside, orderId);
    if (!change) return null;
    const { status } = change;
    if (status === "cancelled") await settleMoney(container, inside, orderId);
    if (status === "delivered") await askForMoney(container, inside, orderId);
    await mailStatus(container, inside, { orderId, status }, change);
    return change;
  });
  if (!changed) return;
  requestMail(container);
  await refreshCatalogue(container);
}

/** Follows every order touched in Medusa, until none is left. */
export async function followTouchedOrders(container: MedusaContainer): Promise<void> {
  const progress = shopOrders(container).progress;
  for (;;) {
    const orderIds = await progress.touched(BATCH);
    let done = 0;
    for (const orderId of orderIds) {
      try {
        await followOrder(container, orderId);
        done += 1;
      } catch (error) {
        const kind = error instanceof Error ? error.name : "unknown";
        container
          .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
          .error(`Order ${orderId} does not follow Medusa yet: ${kind}`);
      }
    }
    // A batch where everything failed waits for the next run.
    if (orderIds.length < BATCH || done === 0) return;
  }
}
