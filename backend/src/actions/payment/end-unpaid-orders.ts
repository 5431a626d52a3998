import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { holdEndOf } from "../../modules/order/unpaid-hold/service";
import { afterStatusChange, changeStatusInside } from "../order/change-status-inside";
import { checkAttempt } from "./check-attempt";

/**
 * Cancels an order whose time to pay is over, with its stock, in one transaction. The provider is
 * asked once more first; an order that was paid, goes on, or is in staff's hands only stops
 * waiting.
 */
export async function endUnpaidOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const payments = shopOrders(container).payments;
  const pending = await payments.claimPending(orderId);
  if (pending) await checkAttempt(container, pending);
  const outcome = await inTransaction(async (inside) => {
    const unpaid = await payments.endWaiting(inside, orderId);
    if (!unpaid) return null;
    const changed = await changeStatusInside(container, inside, {
      orderId,
      status: "cancelled",
      event: "payment-expired",
      by: "system",
      isToldOtherwise: true,
    });
    if (changed.kind === "changed") await payments.tellUnpaid(inside, unpaid);
    return changed;
  });
  if (outcome?.kind === "changed") await afterStatusChange(container);
}

/**
 * Cancels an order that was neither paid nor confirmed in time, with its stock, its payments, its
 * history and its mail, in one transaction. It checks again once it holds the order: of two ends, or
 * an end and a payment, the second finds what the first left.
 */
export async function endOverdueHold(container: MedusaContainer, orderId: string): Promise<void> {
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
