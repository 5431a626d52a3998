import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../../lib/database";
import { afterStatusChange, changeStatusInside } from "../order/change-order-status";
import { checkAttempt } from "./check-attempt";
import { shopOrders } from "../../modules/order";

/**
 * Cancels an order whose time to pay is over, with its stock, in one transaction. The provider is
 * asked once more first; an order that was paid, goes on, or is in staff's hands only stops
 * waiting.
 */
export async function expireOrder(container: MedusaContainer, orderId: string): Promise<void> {
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
