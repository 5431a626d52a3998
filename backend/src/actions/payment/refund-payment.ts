import type { MedusaContainer } from "@medusajs/framework/types";
import { formatMoney } from "../../contracts/money";
import type { CreateRefundBody, Refund, UpdateRefundBody } from "../../contracts/payments";
import type { UserActor } from "../../lib/actor";
import { ApiError, conflict, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { requestMail } from "../mail/mail-jobs";
import { requestBuild } from "../order/order-jobs";
import { requestPayments } from "./payment-jobs";
import { refundOf } from "./payment-view";
import { shopOrders } from "../../modules/order";
import type { RefundOutcome } from "../../modules/order/payment/records";

const paymentsOf = (container: MedusaContainer) => shopOrders(container).payments;

/** Wakes whatever follows a committed refund; never fails. */
export function afterRefund(container: MedusaContainer): void {
  requestPayments(container);
  requestBuild(container);
  requestMail(container);
}

/** What staff are told of a refund that can't be. */
export function refundRefusal(outcome: Exclude<RefundOutcome, { kind: "made" }>): ApiError {
  switch (outcome.kind) {
    case "missing":
      return notFound();
    case "unpaid":
      return conflict("Nothing was paid that could be paid back");
    case "unfinished":
      return conflict("This order is not paid yet. Cancel it, and what was paid comes back");
    case "no-account":
      return conflict(
        "This order was placed without an account, so there is nobody to give store credit to. Make a gift card instead",
      );
    case "too-much":
      return conflict(
        outcome.rest === 0
          ? "All of this payment is paid back already"
          : `At most ${formatMoney(outcome.rest, "RWF")} of this payment can be paid back`,
        "conflict",
        { rest: outcome.rest },
      );
    case "promised":
      return conflict(
        outcome.rest === 0
          ? "This order's money pays an exchange. Settle or close that return first"
          : `At most ${formatMoney(outcome.rest, "RWF")} of this order can be paid back: the rest pays an exchange`,
        "conflict",
        { rest: outcome.rest },
      );
    case "cards":
      return conflict(
        outcome.rest === 0
          ? "This paid for gift cards. Cancel the order: they are taken back, and what was not spent is paid back"
          : `At most ${formatMoney(outcome.rest, "RWF")} of this payment can be paid back: the rest paid for gift cards. Cancel the order to take them back`,
        "conflict",
        { rest: outcome.rest },
      );
    case "mismatch":
      return new ApiError(
        409,
        "idempotency_mismatch",
        "This Idempotency-Key was used for another refund",
      );
  }
}

/**
 * Staff pay back part of a payment, or all that is left. With a key the same call again is the same
 * refund.
 * @throws ApiError 404; 409 for more than came in, for a payment without money, and for another
 * refund under the same key
 */
export async function refundPayment(
  container: MedusaContainer,
  who: UserActor,
  paymentId: string,
  { amount, reason, as_credit: asCredit = false }: CreateRefundBody,
  key: string | null,
): Promise<Refund> {
  const payments = paymentsOf(container);
  const outcome = await inTransaction(async (inside) => {
    const made = await payments.requestRefund(inside, {
      paymentId,
      amount: amount ?? null,
      reason,
      by: who.email,
      key,
      asCredit,
    });
    if (made.kind === "made" && made.isNew) {
      await recordActivity(inside, {
        who,
        action: "refund.create",
        subject: { kind: "payment", id: paymentId, label: made.paid.orderNumber },
        before: null,
        after: {
          refund: made.refund.id,
          amount: made.refund.amount,
          reason,
          ...(made.refund.asCredit ? { as_credit: true } : {}),
        },
      });
    }
    return made;
  });
  if (outcome.kind !== "made") throw refundRefusal(outcome);
  afterRefund(container);
  return refundOf(paymentId, outcome.refund);
}

/**
 * Staff say how a manual pay-out ended; repeating it changes nothing.
 * @throws ApiError 404; 409 while mobile money is paying it, or when it has ended otherwise
 */
export async function settleRefund(
  container: MedusaContainer,
  who: UserActor,
  ids: { paymentId: string; refundId: string },
  { status }: UpdateRefundBody,
): Promise<Refund> {
  const payments = paymentsOf(container);
  const known = await payments.payment(ids.paymentId);
  if (!known?.payment.refunds.some(({ id }) => id === ids.refundId)) throw notFound();
  const outcome = await inTransaction(async (inside) => {
    const settled = await payments.settleRefund(inside, ids.refundId, status, false);
    if (settled.kind === "settled" && settled.isChanged) {
      await recordActivity(inside, {
        who,
        action: "refund.status",
        subject: { kind: "refund", id: ids.refundId, label: settled.paid.orderNumber },
        before: { status: "requested" },
        after: { status, amount: settled.refund.amount },
      });
    }
    return settled;
  });
  if (outcome.kind === "missing") throw notFound();
  if (outcome.kind === "refused") {
    throw conflict(
      outcome.status === "requested"
        ? "This is being paid back already. Wait for its outcome"
        : `This refund is ${outcome.status} and can't be changed any more`,
    );
  }
  afterRefund(container);
  return refundOf(ids.paymentId, outcome.refund);
}
