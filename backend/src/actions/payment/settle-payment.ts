import type { MedusaContainer } from "@medusajs/framework/types";
import type { Payment, UpdatePaymentStatusBody } from "../../contracts/payments";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { requestMail } from "../mail/mail-jobs";
import { requestBuild } from "../order/order-jobs";
import { paymentForStaff } from "./payment-view";
import { referenceUsed, wrongAmount } from "./money-refusals";
import { shopOrders } from "../../modules/order";

/**
 * Staff say how a payment no provider reports on ended; repeating it changes nothing.
 * @throws ApiError 404; 400 `amount` for another amount than the payment's; 409 for a payment that its provider decides, or that has ended otherwise
 */
export async function settlePayment(
  container: MedusaContainer,
  who: UserActor,
  paymentId: string,
  { status, received_as, amount, reference }: UpdatePaymentStatusBody,
): Promise<Payment> {
  const payments = shopOrders(container).payments;
  const outcome = await inTransaction(async (inside) => {
    const settled = await payments.settleByStaff(inside, paymentId, {
      status,
      amount: amount ?? null,
      receivedAs: received_as ?? null,
      reference: reference === undefined || reference === "" ? null : reference,
      by: who.email,
    });
    if (settled.kind === "settled" && settled.isChanged) {
      await recordActivity(inside, {
        who,
        action: "payment.status",
        subject: { kind: "payment", id: paymentId, label: settled.paid.orderNumber },
        before: { status: settled.before },
        after: {
          status,
          ...(settled.paid.payment.receivedAs && { received_as: settled.paid.payment.receivedAs }),
          ...(reference && { reference }),
        },
      });
    }
    return settled;
  });
  if (outcome.kind === "missing") throw notFound();
  if (outcome.kind === "reference-used") throw referenceUsed(outcome);
  if (outcome.kind === "wrong-amount") throw wrongAmount(outcome.due);
  if (outcome.kind === "refused") {
    throw conflict(
      outcome.status === "pending"
        ? "The provider decides how this payment ends"
        : `This payment is ${outcome.status} and can't be changed any more`,
    );
  }
  requestBuild(container);
  requestMail(container);
  return paymentForStaff(outcome.paid);
}
