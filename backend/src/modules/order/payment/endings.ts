import { formatMoney } from "../../../contracts/money";
import type { Run } from "../../../lib/database";
import { PROVIDER_NAMES } from "../../../lib/payment-ports/port";
import { enqueueMail } from "../../mail/published-sql";
import { notifyStaff } from "../../staff/published-sql";
import { FAIL_PENDING, FOLLOW, OWED, PARTS, RELEASE_HOLD } from "./attempt-sql";
import { TAKE_BACK_CARDS } from "../credit/sql";
import { STAYS_UNPAID } from "./due-sql";
import { holdOrder } from "./payment-lock";
import type { DueAttempt, HeldOrder } from "./records";
import { giveBackCredit, oweRefund } from "./refunds";
import { tellPendingFailed } from "./tell-status";

/**
 * An order needs no cash any more of which riders brought a part: somebody has to pay that back by hand. Staff are told
 * once of each sum; nothing happens where there is none.
 * @param why the end of a sentence, such as `it was cancelled`
 */
export async function oweParts(
  inside: Run,
  { id, orderNumber }: Pick<HeldOrder, "id" | "orderNumber">,
  why: string,
): Promise<void> {
  const [parts] = await inside<{ rwf: number }>(PARTS, [id]);
  if (!parts || parts.rwf === 0) return;
  await notifyStaff(inside, {
    key: `cash-parts:${id}:${parts.rwf}`,
    type: "refund_due",
    text: `Pay back ${formatMoney(parts.rwf, "RWF")} in cash, which riders brought for ${orderNumber}: ${why}.`,
    link: `/admin/orders?view=${encodeURIComponent(id)}`,
  });
}

/** The order was cancelled: what is pending fails, what was paid goes back. */
export async function endCancelled(inside: Run, orderId: string): Promise<void> {
  const hold = await holdOrder(inside, orderId);
  if (!hold) return;
  const { order, payments, credits } = hold;
  const completed = payments.find(({ status }) => status === "completed");
  // Whoever recorded all of it meant the parts too: they go back with it.
  if (!completed) await oweParts(inside, order, "it was cancelled");
  if (payments.length + credits.length === 0) return;
  await inside(FAIL_PENDING, [orderId, "order_cancelled"]);
  tellPendingFailed(inside, payments);
  await inside(RELEASE_HOLD, [orderId]);
  const [cards] = await inside<{ spentRwf: number }>(TAKE_BACK_CARDS, [orderId]);
  if (completed) {
    await oweRefund(inside, order, completed, "the order was cancelled", cards?.spentRwf);
  }
  await giveBackCredit(inside, order, credits);
  await inside(FOLLOW, [orderId]);
}

/** The order was delivered: staff are asked once about money nobody has recorded. */
export async function endDelivered(inside: Run, orderId: string): Promise<void> {
  const [owed] = await inside<{ orderNumber: string; due: number }>(OWED, [orderId]);
  if (!owed) return;
  await notifyStaff(inside, {
    key: `payment-owed:${orderId}`,
    type: "payment_owed",
    text: `${owed.orderNumber} was delivered and ${formatMoney(owed.due, "RWF")} is still owed. Record it when you have it.`,
    link: `/admin/orders?view=${encodeURIComponent(orderId)}`,
  });
}

/** An order that was not paid in time. */
export interface Unpaid {
  order: HeldOrder;
  /** The attempt that held it. */
  paymentId: string;
}

/**
 * The time to pay is over: the pending attempt ends, and the order no longer waits for it. @returns
 * the order if it must be cancelled; null if it is paid, has moved on, is in staff's hands, or has time of its own
 */
export async function endWaiting(inside: Run, orderId: string): Promise<Unpaid | null> {
  const hold = await holdOrder(inside, orderId);
  const waiting = hold?.payments.find(({ holdsOrder, isOver }) => holdsOrder && isOver);
  if (!hold || !waiting) return null;
  const { order, payments } = hold;
  await inside(FAIL_PENDING, [orderId, "timed_out"]);
  tellPendingFailed(inside, payments);
  await inside(RELEASE_HOLD, [orderId]);
  await inside(FOLLOW, [orderId]);
  const isOpen = order.status === "pending" || order.status === "processing";
  if (!isOpen || payments.some(({ status }) => status === "completed")) return null;
  const [unpaid] = await inside<{ stays: boolean }>(STAYS_UNPAID, [orderId]);
  return unpaid?.stays ? null : { order, paymentId: waiting.id };
}

/** Shopper and staff learn that an order was cancelled because nobody paid it. */
export async function tellUnpaid(inside: Run, { order, paymentId }: Unpaid): Promise<void> {
  await enqueueMail(inside, {
    key: `payment-expired:${paymentId}`,
    template: "payment-expired",
    to: order.email,
    facts: { orderId: order.id },
  });
  await notifyStaff(inside, {
    key: `payment-expired:${paymentId}`,
    type: "payment_failed",
    text: `${order.orderNumber} for ${formatMoney(order.due, "RWF")} was not paid in time and was cancelled.`,
    link: `/admin/orders?view=${encodeURIComponent(order.id)}`,
  });
}

/** The provider never said how an attempt ended: somebody must look. */
export async function tellUnresolved(
  inside: Run,
  { id, orderId, orderNumber, provider }: DueAttempt,
): Promise<void> {
  await notifyStaff(inside, {
    key: `payment-unresolved:${id}`,
    type: "payment_failed",
    text: `${PROVIDER_NAMES[provider]} never said how a payment for ${orderNumber} ended. Check it in their portal.`,
    link: `/admin/orders?view=${encodeURIComponent(orderId)}`,
  });
}
