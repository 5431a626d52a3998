import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { paced } from "../../lib/pace";
import type { BehindOrder } from "../../modules/order/progress/records";
import { NEVER } from "../jobs/swept-work";
import { updateMedusaOrder } from "./update-medusa-order";
import { shopOrders } from "../../modules/order";

/** Much longer than one order takes; only the order that a killed process was at waits for its end. */
const LEASE_S = 15;

/**
 * Brings Medusa's orders to our status, until none waits. Runs by job, at start and every 15
 * seconds. @returns 0 if time was up with some still waiting, else null
 */
export async function updateMedusaOrders(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const progress = shopOrders(container).progress;
  const bring = async (order: BehindOrder) => {
    try {
      await progress.markUpToDate(order, await updateMedusaOrder(container, order));
    } catch (error) {
      // The kind of the error only: its text may carry an address or a name.
      const kind = error instanceof Error ? error.name : "unknown";
      await progress.markStillBehind(order.orderId, kind);
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`Medusa's order ${order.orderId} is not ${order.target} yet: ${kind}`);
    }
  };
  while (!isOver()) {
    const order = await progress.claimBehind(paced(LEASE_S));
    if (!order) return null;
    await bring(order);
  }
  return 0;
}
