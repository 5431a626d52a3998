import type { MedusaContainer } from "@medusajs/framework/types";
import { recordActivity } from "../../modules/staff/published-sql";
import type { Run } from "../../lib/database";
import type { StatusChange, StatusOutcome } from "../../modules/order/progress/records";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { requestMail } from "../mail/mail-jobs";
import { mailStatus } from "./mail-status";
import { requestAlignment } from "./order-jobs";
import { askForMoney, settleMoney } from "./settle-money";
import { shopOrders } from "../../modules/order";

/**
 * Brings an order to another status, inside the caller's transaction: stock, history, the buyer's
 * mail, the audit log if staff do it, and what a cancellation means for payments. All or nothing;
 * every outcome but `changed` wrote nothing. Locks the order first,
 * then its payments, then its stock. After the commit call `afterStatusChange`.
 */
export async function changeStatusInside(
  container: MedusaContainer,
  inside: Run,
  change: StatusChange,
): Promise<StatusOutcome> {
  const progress = shopOrders(container).progress;
  const { orderId, status, by } = change;
  const outcome = await progress.changeStatus(inside, change, async () => {
    if (status === "cancelled") await settleMoney(container, inside, orderId);
  });
  if (outcome.kind !== "changed") return outcome;
  if (status === "delivered") await askForMoney(container, inside, orderId);
  if (!change.isToldOtherwise) await mailStatus(container, inside, change, outcome);
  if (typeof by === "object") {
    await recordActivity(inside, {
      who: by,
      action: "order.status",
      subject: { kind: "order", id: orderId, label: outcome.orderNumber },
      before: { status: outcome.before },
      after: { status },
    });
  }
  return outcome;
}

/** Wakes whatever follows a committed change; never fails. */
export async function afterStatusChange(container: MedusaContainer): Promise<void> {
  requestAlignment(container);
  requestMail(container);
  await refreshCatalogue(container);
}
