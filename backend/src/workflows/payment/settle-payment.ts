import type { MedusaContainer } from "@medusajs/framework/types";
import type { Payment, UpdatePaymentStatusBody } from "../../contracts/payments";
import { conflict, notFound } from "../../lib/api-error";
import { recordDeed, type Doer } from "../../lib/audit";
import { inTransaction } from "../../lib/database";
import { PAYMENT_ATTEMPT_MODULE } from "../../modules/payment-attempt";
import type PaymentAttemptModuleService from "../../modules/payment-attempt/service";
import { requestBuild } from "../order/order-jobs";
import { paymentForStaff } from "./payment-view";

/**
 * Staff say how a payment at the door ended; saying it again changes nothing.
 * @throws ApiError 404; 409 for a payment that its provider decides, or that has ended otherwise
 */
export async function settlePayment(
  container: MedusaContainer,
  who: Doer,
  paymentId: string,
  { status }: UpdatePaymentStatusBody,
): Promise<Payment> {
  const payments = container.resolve<PaymentAttemptModuleService>(PAYMENT_ATTEMPT_MODULE);
  const outcome = await inTransaction(async (inside) => {
    const settled = await payments.settleByStaff(inside, paymentId, status);
    if (settled.kind === "settled" && settled.isChanged) {
      await recordDeed(inside, {
        who,
        action: "payment.status",
        subject: { kind: "payment", id: paymentId, label: settled.paid.orderNumber },
        before: { status: settled.before },
        after: { status },
      });
    }
    return settled;
  });
  if (outcome.kind === "missing") throw notFound();
  if (outcome.kind === "refused") {
    throw conflict(
      outcome.status === "pending"
        ? "The provider decides how this payment ends"
        : `This payment is ${outcome.status} and can't be changed any more`,
    );
  }
  requestBuild(container);
  return paymentForStaff(outcome.paid);
}
