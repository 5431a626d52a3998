import type { MedusaContainer } from "@medusajs/framework/types";
import type { Payment, RecordPaymentBody } from "../../contracts/payments";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction, type Run } from "../../lib/database";
import { requestMail } from "../mail/mail-jobs";
import { requestBuild } from "../order/order-jobs";
import { paymentForStaff } from "./payment-view";
import { referenceUsed, wrongAmount } from "./money-refusals";
import { shopOrders } from "../../modules/order";
import type { PaymentOfOrder, RecordOutcome, SeenMoney } from "../../modules/order/payment/records";

/** Staff saw money of an order come in, inside the caller's transaction; see `recordPayment`. */
export async function recordPaymentInside(
  container: MedusaContainer,
  inside: Run,
  who: UserActor,
  money: Omit<SeenMoney, "by">,
): Promise<RecordOutcome> {
  const { receivedAs, amount, reference } = money;
  const { payments } = shopOrders(container);
  const recorded = await payments.recordMoney(inside, { ...money, by: who.email });
  if (recorded.kind !== "recorded") return recorded;
  const { payment, orderNumber: label } = recorded.paid;
  await recordActivity(inside, {
    who,
    action: "payment.record",
    subject: { kind: "payment", id: payment.id, label },
    before: null,
    after: { amount, received_as: receivedAs, reference },
  });
  return recorded;
}

/**
 * As `recordPaymentInside`, for money that must be recorded or nothing happens at all.
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
  const money = { orderId, receivedAs, amount, reference };
  const recorded = await recordPaymentInside(container, inside, who, money);
  switch (recorded.kind) {
    case "missing":
      throw notFound();
    case "paid-already":
      throw conflict("This order is paid already");
    case "wrong-amount":
      throw wrongAmount(recorded.due);
    case "reference-used":
      throw referenceUsed(recorded);
    case "recorded":
      return recorded.paid;
  }
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
