import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction } from "../../lib/database";
import { MomoTrouble, type MomoClient } from "../../lib/momo-client";
import { paced } from "../../lib/pace";
import {
  checkDelayS,
  LONGEST_CHECK_S,
  resendDelayS,
} from "../../modules/order/payment/domain/check-delay";
import type { DueRefund } from "../../modules/order/payment/records";
import { momo } from "./check-attempt";
import { shopOrders } from "../../modules/order";

/** @returns how it ended, or null: ask again */
async function ask(mtn: MomoClient, due: DueRefund): Promise<"completed" | "failed" | null> {
  if (!due.isAccepted) {
    const sent = await mtn.refund(due);
    if (sent.kind === "accepted") return null;
  }
  const status = await mtn.refundStatus(due.reference);
  if (status.kind === "successful") return "completed";
  if (status.kind === "failed") return "failed";
  // Refused, and no earlier try arrived either.
  return !due.isAccepted && status.kind === "unknown" ? "failed" : null;
}

/** One step of a refund by mobile money; only the provider's final word ends it. */
export async function checkRefund(container: MedusaContainer, due: DueRefund): Promise<void> {
  const payments = shopOrders(container).payments;
  const mtn = momo();
  if (!mtn?.settings.disbursement) return payments.stopAskingRefund(due);
  try {
    const ending = await ask(mtn.client, due);
    if (ending === null) {
      // After a day it is left to staff, who see it as requested.
      if (due.ageS > LONGEST_CHECK_S) await payments.stopAskingRefund(due);
      else await payments.askRefundAgain(due, paced(checkDelayS(due.ageS)), true);
      return;
    }
    await inTransaction((inside) => payments.settleRefund(inside, due.id, ending, true));
  } catch (error) {
    if (!(error instanceof MomoTrouble)) throw error;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`Refund ${due.id} of ${due.orderNumber}: ${error.message}`);
    await payments.askRefundAgain(due, resendDelayS(due.tries), due.isAccepted);
  }
}
