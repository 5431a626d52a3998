import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../../lib/database";
import { holdEndOf } from "../../modules/order/unpaid-hold/service";
import { afterStatusChange, changeStatusInside } from "../order/change-order-status";
import { shopOrders } from "../../modules/order";

/**
 * Cancels an order that was neither paid nor confirmed in time, with its stock, its payments, its
 * history and its mail, in one transaction. It checks again once it holds the order: of two ends, or
 * an end and a payment, the second finds what the first left.
 */
export async function expireHold(container: MedusaContainer, orderId: string): Promise<void> {
  const holds = shopOrders(container).unpaidHolds;
  const progress = shopOrders(container).progress;
  const isCancelled = await inTransaction(async (inside) => {
    await progress.hold(inside, orderId);
    const overdue = await holds.readOverdue(inside, orderId);
    if (!overdue) return false;
    const { kind } = await changeStatusInside(container, inside, {
      orderId,
      status: "cancelled",
      event: holdEndOf(overdue),
      by: "system",
      isToldOtherwise: true,
    });
    // Only Medusa's dashboard can be in the way: somebody is packing it there.
    if (kind === "changed") await holds.tellEnded(inside, orderId, overdue);
    else await holds.end(inside, orderId);
    return kind === "changed";
  });
  if (isCancelled) await afterStatusChange(container);
}
