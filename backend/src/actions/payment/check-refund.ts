import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction } from "../../lib/database";
import { paced } from "../../lib/pace";
import { portOf } from "../../lib/payment-ports/own-ports";
import { ProviderTrouble, type PaymentPort } from "../../lib/payment-ports/port";
import { shopOrders } from "../../modules/order";
import {
  checkDelayS,
  LONGEST_CHECK_S,
  resendDelayS,
} from "../../modules/order/payment/domain/check-delay";
import type { DueRefund } from "../../modules/order/payment/records";

/** @returns how it ended, or null: ask again */
async function ask(port: PaymentPort, due: DueRefund): Promise<"completed" | "failed" | null> {
  if (!due.isAccepted) {
    const sent = await port.payBack(due);
    if (sent.kind === "accepted") return null;
  }
  const told = await port.payBackStatus(due);
  if (told === "paid") return "completed";
  if (told === "failed") return "failed";
  // Refused, and no earlier try arrived either.
  return !due.isAccepted && told === "unknown" ? "failed" : null;
}

/** One step of a refund that its provider pays; only the provider's final word ends it. */
export async function checkRefund(container: MedusaContainer, due: DueRefund): Promise<void> {
  const payments = shopOrders(container).payments;
  const port = portOf(due.provider);
  if (!port?.paysBack) return payments.stopAskingRefund(due);
  try {
    const ending = await ask(port, due);
    if (ending === null) {
      // After a day it is left to staff, who see it as requested.
      if (due.ageS > LONGEST_CHECK_S) await payments.stopAskingRefund(due);
      else await payments.askRefundAgain(due, paced(checkDelayS(due.ageS)), true);
      return;
    }
    await inTransaction((inside) => payments.settleRefund(inside, due.id, ending, true));
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`Refund ${due.id} of ${due.orderNumber}: ${error.message}`);
    await payments.askRefundAgain(due, paced(resendDelayS(due.tries)), due.isAccepted);
  }
}
