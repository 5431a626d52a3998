import type { MedusaContainer } from "@medusajs/framework/types";
import { formatMoney } from "../../contracts/money";
import type { Payment, RecordPaymentBody } from "../../contracts/payments";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction, type Run } from "../../lib/database";
import { requestMail } from "../mail/mail-jobs";
import { requestBuild } from "../order/order-jobs";
import { paymentForStaff } from "./payment-view";
import { referenceUsed } from "./reference-used";
import { shopOrders } from "../../modules/order";
import type { PaymentOfOrder } from "../../modules/order/payment/records";

/**
 * Takes money that staff saw come in, in the caller's transaction.
 * @throws ApiError 404; 400 `amount` for another amount than the order's; 409 when it is paid already, or
 * the transfer was recorded for another order
 */
export async function recordMoneyInside(
  container: MedusaContainer,
  inside: Run,
  who: UserActor,
  orderId: string,
  { received_as: receivedAs, amount, reference: typed }: RecordPaymentBody,
): Promise<PaymentOfOrder> {
  const reference = typed === undefined || typed === "" ? null : typed;
  const money = { orderId, receivedAs, amount, reference, by: who.email };
  const recorded = await shopOrders(container).payments.recordMoney(inside, money);
  switch (recorded.kind) {
    case "missing":
      throw notFound();
    case "paid-already":
      throw conflict("This order is paid already");
    case "wrong-amount": {
      const message = `The order comes to ${formatMoney(recorded.due, "RWF")}`;
      throw invalidRequest([{ field: "amount", message }]);
    }
    case "reference-used":
      throw referenceUsed(recorded);
    case "recorded":
      break;
  }
  const { payment, orderNumber } = recorded.paid;
  await recordActivity(inside, {
    who,
    action: "payment.record",
    subject: { kind: "payment", id: payment.id, label: orderNumber },
    before: null,
    after: { amount, received_as: receivedAs, reference },
  });
  return recorded.paid;
}

/**
 * Staff record money they saw come in for an order: cash, mobile money to the shop's till, a
 * transfer. From then on it is paid, here and in Medusa.
 * @throws ApiError as `recordMoneyInside`
 */
export async function recordPayment(
  container: MedusaContainer,
  who: UserActor,
  orderId: string,
  body: RecordPaymentBody,
): Promise<Payment> {
  const paid = await inTransaction((inside) =>
    recordMoneyInside(container, inside, who, orderId, body),
  );
  requestBuild(container);
  requestMail(container);
  return paymentForStaff(paid);
}
