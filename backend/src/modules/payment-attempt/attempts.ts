import { formatMoney } from "../../contracts/money";
import type { PaymentFailure } from "../../contracts/payments";
import type { Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { enqueueMail } from "../../lib/outgoing-mail";
import { notifyStaff } from "../../lib/staff-notice";
import {
  ADD_ATTEMPT,
  FAIL_ATTEMPT,
  FAIL_PENDING,
  FOLLOW,
  MARK_PAID,
  RELEASE_HOLD,
} from "./attempt-sql";
import {
  holdOrder,
  holdPayment,
  newCallbackToken,
  readPayment,
  referenceOf,
  type Hold,
} from "./order-hold";
import type {
  AttemptRequest,
  HeldOrder,
  HeldPayment,
  ProviderOutcome,
  SettleOutcome,
  Start,
} from "./records";
import { oweRefund } from "./refunds";
import { tellPendingFailed, tellStatus } from "./tell-status";

/** How long an order waits for its wallet payment, from the first try on. */
const MINUTES_TO_PAY = 15;
/** Each try rings somebody's phone. */
const MOST_TRIES = 10;

/**
 * Money came in. It pays the order if that is still unpaid, whatever else is pending; otherwise all
 * of it goes back, and so it does when the order was cancelled meanwhile.
 */
async function take(
  inside: Run,
  { order, payments }: Hold,
  payment: HeldPayment,
  transactionId: string | null,
): Promise<void> {
  const isPaidTwice = payments.some(
    ({ id, status }) => id !== payment.id && status === "completed",
  );
  if (isPaidTwice) {
    await inside(MARK_PAID, [payment.id, "refunded", transactionId]);
    tellStatus(inside, payment.method, "refunded");
    await oweRefund(inside, order, payment, "the order was paid twice");
  } else {
    await inside(MARK_PAID, [payment.id, "completed", transactionId]);
    tellStatus(inside, payment.method, "completed");
    await inside(FAIL_PENDING, [order.id, "abandoned"]);
    tellPendingFailed(
      inside,
      payments.filter(({ id }) => id !== payment.id),
    );
    await inside(RELEASE_HOLD, [order.id]);
    if (order.status === "cancelled") {
      await oweRefund(inside, order, payment, "the order was cancelled before it was paid");
    } else if (payment.method === "momo") {
      await enqueueMail(inside, {
        key: `payment-received:${payment.id}`,
        template: "payment-received",
        to: order.email,
        facts: { orderId: order.id, amountRwf: payment.amount },
      });
    }
  }
  await inside(FOLLOW, [order.id]);
}

/** What stands in the way of a new attempt, or what it comes to without one. */
async function startedBefore(
  inside: Run,
  { order, payments }: Hold,
  { method, phone }: AttemptRequest,
): Promise<Start | null> {
  const completed = payments.find(({ status }) => status === "completed");
  if (completed) return { kind: "started", paid: await readPayment(inside, completed.id) };
  if (order.status === "cancelled") return { kind: "cancelled" };
  const pending = payments.find(({ status }) => status === "pending");
  if (pending?.method === method && pending.phone === phone) {
    return { kind: "started", paid: await readPayment(inside, pending.id) };
  }
  if (method !== "momo") return null;
  if (payments.some(({ holdsOrder, isOver }) => holdsOrder && isOver)) return { kind: "over" };
  return payments.filter((tried) => tried.method === "momo").length >= MOST_TRIES
    ? { kind: "too-many" }
    : null;
}

/**
 * Begins to pay an order, over its whole amount. The same way again is the same attempt; another way
 * gives up the one before, and a paid order stays as it is. Two calls at once meet at the order's
 * row: the second finds what the first began.
 * @param mayPay whether the caller may pay this order
 * @param isOffered whether the method is offered for it
 */
export async function startAttempt(
  inside: Run,
  request: AttemptRequest,
  mayPay: (order: HeldOrder) => boolean,
  isOffered: (order: HeldOrder) => boolean,
): Promise<Start> {
  const hold = await holdOrder(inside, request.orderId);
  if (!hold || !mayPay(hold.order)) return { kind: "missing" };
  const { order, payments } = hold;
  if (!isOffered(order)) return { kind: "unavailable" };
  const before = await startedBefore(inside, hold, request);
  if (before) return before;

  const { method } = request;
  const id = entityId("pay");
  const isWallet = method === "momo";
  await inside(FAIL_PENDING, [order.id, "abandoned"]);
  // Where money comes in at once, taking it tells of these.
  if (method !== "placeholder") tellPendingFailed(inside, payments);
  await inside(ADD_ATTEMPT, [
    id,
    order.id,
    order.total,
    method,
    request.transactionId,
    request.phone,
    isWallet ? referenceOf(id) : null,
    isWallet ? newCallbackToken() : null,
    MINUTES_TO_PAY,
  ]);
  tellStatus(inside, method, "pending");
  if (method === "placeholder") {
    const payment: HeldPayment = {
      id,
      amount: order.total,
      method,
      status: "pending",
      phone: null,
      isPaid: false,
      isOpen: false,
      holdsOrder: false,
      isOver: false,
    };
    await take(inside, { order, payments }, payment, null);
  } else {
    // Whoever pays at the door needs no wallet any more.
    if (method === "cod") await inside(RELEASE_HOLD, [order.id]);
    await inside(FOLLOW, [order.id]);
  }
  return { kind: "started", paid: await readPayment(inside, id) };
}

/** The provider's final word on an attempt; what is said again changes nothing. */
export async function settleAttempt(
  inside: Run,
  paymentId: string,
  outcome: ProviderOutcome,
): Promise<void> {
  const hold = await holdPayment(inside, paymentId);
  if (!hold?.payment.isOpen) return;
  const { order, payment } = hold;
  if (outcome.kind === "failed") {
    await inside(FAIL_ATTEMPT, [payment.id, outcome.reason]);
    tellPendingFailed(inside, [payment]);
    await inside(FOLLOW, [order.id]);
    return;
  }
  if (outcome.amount === payment.amount && outcome.currencyIsRight) {
    await take(inside, hold, payment, outcome.transactionId);
    return;
  }
  const wrongAmount: PaymentFailure = "wrong_amount";
  await inside(FAIL_ATTEMPT, [payment.id, wrongAmount]);
  tellPendingFailed(inside, [payment]);
  await inside(FOLLOW, [order.id]);
  await notifyStaff(inside, {
    key: `wrong-amount:${payment.id}`,
    type: "payment_failed",
    text: `Mobile money reports another amount for ${order.orderNumber} than ${formatMoney(payment.amount, "RWF")}. Look at it in the MTN portal.`,
    link: `/admin/orders?view=${encodeURIComponent(order.id)}`,
  });
}

/** Staff say how a payment at the door ended. */
export async function settleByStaff(
  inside: Run,
  paymentId: string,
  status: "completed" | "failed",
): Promise<SettleOutcome> {
  const hold = await holdPayment(inside, paymentId);
  if (!hold) return { kind: "missing" };
  const { order, payment } = hold;
  if (payment.method !== "cod") return { kind: "refused", status: payment.status };
  if (payment.status === status) {
    const paid = await readPayment(inside, paymentId);
    return { kind: "settled", before: status, isChanged: false, paid };
  }
  if (payment.status !== "pending") return { kind: "refused", status: payment.status };
  if (status === "completed") await take(inside, hold, payment, null);
  else {
    await inside(FAIL_ATTEMPT, [payment.id, "unknown"]);
    tellPendingFailed(inside, [payment]);
    await inside(FOLLOW, [order.id]);
  }
  const paid = await readPayment(inside, paymentId);
  return { kind: "settled", before: payment.status, isChanged: true, paid };
}
