import type { MedusaContainer } from "@medusajs/framework/types";
import { formatMoney } from "../../contracts/money";
import type { Payment, RecordPaymentBody } from "../../contracts/payments";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { requestMail } from "../mail/mail-jobs";
import { requestBuild } from "../order/order-jobs";
import { paymentForStaff } from "./payment-view";
import { referenceUsed } from "./reference-used";
import { shopOrders } from "../../modules/order";

/**
 * Staff record money they saw come in for an order: cash, mobile money to the shop's till, a
 * transfer. From then on it is paid, here and in Medusa.
 * @throws ApiError 404; 400 `amount` for another amount than the order's; 409 when it is paid already, or
 * the transfer was recorded for another order
 */
export async function recordPayment(
  container: MedusaContainer,
  who: UserActor,
  orderId: string,
  { received_as: receivedAs, amount, reference: typed }: RecordPaymentBody,
): Promise<Payment> {
  const payments = shopOrders(container).payments;
  const reference = typed === undefined || typed === "" ? null : typed;
  const outcome = await inTransaction(async (inside) => {
    const recorded = await payments.recordMoney(inside, {
      orderId,
      receivedAs,
      amount,
      reference,
      by: who.email,
    });
    if (recorded.kind === "recorded") {
      await recordActivity(inside, {
        who,
        action: "payment.record",
        subject: {
          kind: "payment",
          id: recorded.paid.payment.id,
          label: recorded.paid.orderNumber,
        },
        before: null,
        after: { amount, received_as: receivedAs, reference },
      });
    }
    return recorded;
  });
  switch (outcome.kind) {
    case "missing":
      throw notFound();
    case "paid-already":
      throw conflict("This order is paid already");
    case "wrong-amount": {
      const message = `The order comes to ${formatMoney(outcome.due, "RWF")}`;
      throw invalidRequest([{ field: "amount", message }]);
    }
    case "reference-used":
      throw referenceUsed(outcome);
    case "recorded":
      requestBuild(container);
      requestMail(container);
      return paymentForStaff(outcome.paid);
  }
}
