import type { MedusaContainer } from "@medusajs/framework/types";
import { shopOrders } from "../../modules/order";
import { NEVER } from "../jobs/swept-work";
import { bringBehind } from "./bring-behind";
import { updateMedusaOrder } from "./update-medusa-order";

/**
 * Brings Medusa's orders to our status, until none waits. Runs by job, at start and every 15
 * seconds. @returns 0 if time was up with some still waiting, else null
 */
export function updateMedusaOrders(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const progress = shopOrders(container).progress;
  return bringBehind(
    container,
    {
      claim: (leaseS) => progress.claimBehind(leaseS),
      bring: async (order) =>
        progress.markUpToDate(order, await updateMedusaOrder(container, order)),
      markStillBehind: ({ orderId }, kind) => progress.markStillBehind(orderId, kind),
      notYet: ({ orderId, target }) => `Medusa's order ${orderId} is not ${target}`,
    },
    isOver,
  );
}
