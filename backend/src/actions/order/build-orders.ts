import { setTimeout as sleep } from "node:timers/promises";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { UnbuiltOrder } from "../../modules/order/checkout/records";
import { restAfter } from "../jobs/rest";
import { NEVER } from "../jobs/swept-work";
import { recordInMedusa } from "../payment/record-in-medusa";
import { createMedusaOrders } from "./create-medusa-orders";
import { shopOrders } from "../../modules/order";

/** Orders in one batch: large enough to be cheap, small enough to leave the process to its callers. */
const BATCH = 20;

/** Rest after each batch in a rush, as a multiple of what the batch took. */
const RUSH_REST = 5;

/** A batch fails as a whole; then each order is tried alone, so that one bad order holds up nobody. */
async function buildEach(container: MedusaContainer, orders: UnbuiltOrder[]) {
  const built: string[] = [];
  const failed: { id: string; kind: string }[] = [];
  for (const order of orders) {
    try {
      await createMedusaOrders(container, [order]);
      built.push(order.id);
    } catch (error) {
      // The kind of the error only: its text may carry an address or a name.
      const kind = error instanceof Error ? error.name : "unknown";
      failed.push({ id: order.id, kind });
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`Order ${order.orderNumber} is not in Medusa yet: ${kind}`);
    }
  }
  return { built, failed };
}

/**
 * Builds the Medusa orders of everything acknowledged and records what was paid, until nothing
 * waits. Runs by job, at start and every 15 seconds; safe to run twice, and to be killed anywhere:
 * ids are the acknowledged order's own, and a half-done batch is found and finished. @returns 0 if
 * time was up with some still waiting, else null
 */
export async function buildOrders(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const checkout = shopOrders(container).checkout;
  let taken: number | null = null;
  while (taken !== 0 && !isOver()) {
    const started = performance.now();
    await shopOrders(container).guestOrders.adoptUnbuilt(BATCH);
    taken = await checkout.buildBatch(BATCH, async (orders) => {
      try {
        await createMedusaOrders(container, orders);
        return { built: orders.map(({ id }) => id), failed: [] };
      } catch {
        return buildEach(container, orders);
      }
    });
    // Somebody else is building: our order may be newer than their last check.
    if (taken === null) await sleep(250);
    // The thread is shared with shoppers: half of the time is theirs, and most of it in a rush.
    else await restAfter(started, checkout.isRush ? RUSH_REST : 1);
  }
  await recordInMedusa(container);
  return taken === 0 ? null : 0;
}
