import { formatMoney } from "../../../contracts/money";
import { isByProvider, type PaymentFailure, type ReceivedAs } from "../../../contracts/payments";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { PROVIDER_NAMES } from "../../../lib/payment-ports/port";
import { enqueueMail } from "../../mail/published-sql";
import { notifyStaff } from "../../staff/published-sql";
import {
  ADD_ATTEMPT,
  COUNT_PROMPTS,
  DECLINE_ATTEMPT,
  FAIL_ATTEMPT,
  FAIL_PENDING,
  FOLLOW,
  HOLD_PHONE,
  MARK_PAID,
  REFERENCE_USED_BY,
  RELEASE_HOLD,
  HOLD_REFERENCE,
} from "./attempt-sql";
import {
  holdAttempt,
  holdOrder,
  isPaid,
  newCallbackToken,
  readPayment,
  referenceOf,
  type Hold,
} from "./payment-lock";
import type {
  AttemptRequest,
  HeldAttempt,
  HeldOrder,
  ProviderOutcome,
  RecordOutcome,
  SeenEnd,
  SeenMoney,
  SeenPayment,
  SettleOutcome,
  Start,
} from "./records";
import { oweParts } from "./endings";
import { oweRefund } from "./refunds";
import { tellPendingFailed, tellStatus } from "./tell-status";

/** How long an order waits for its wallet payment, from the last try on. */
const MINUTES_TO_PAY = 15;
/** Each try rings a phone, which need not be the buyer's. */
const MOST_TRIES = 10;
const MOST_PROMPTS = { inHour: 5, inDay: 10 } as const;

/** Whether a phone was asked so often that it is let alone, whoever asks and for whatever order. */
async function isAskedTooOften(inside: Run, phone: string | null): Promise<boolean> {
  await inside(HOLD_PHONE, [phone]);
  const [asked] = await inside<{ inHour: number; inDay: number }>(COUNT_PROMPTS, [phone]);
  if (!asked) return false;
  return asked.inHour >= MOST_PROMPTS.inHour || asked.inDay >= MOST_PROMPTS.inDay;
}

/** Who reported money that came in: its provider, or staff, by e-mail address. */
interface Sight {
  transactionId: string | null;
  receivedAs?: ReceivedAs | null;
  by?: string | null;
}

/** Why money that came in goes back at once, as the end of a sentence; null: it pays its order. */
function reasonAgainst(
  { order, payments }: Hold,
  payment: Pick<HeldAttempt, "id" | "amount">,
): string | null {
  const isPaidTwice = payments.some(
    ({ id, status }) => id !== payment.id && status === "completed",
  );
  if (isPaidTwice) return "the order was paid twice";
  // Its credit was given back while it was cancelled, and this is the rest of what it cost before.
  const isOther = order.status !== "cancelled" && payment.amount !== order.due;
  return isOther ? "it is not what is left to pay of the order" : null;
}

/**
 * Money came in. It pays the order if that is still unpaid, whatever else is pending; otherwise all
 * of it goes back, and so it does when the order was cancelled meanwhile.
 */
async function take(
  inside: Run,
  hold: Hold,
  payment: Pick<HeldAttempt, "id" | "method" | "amount" | "provider">,
  { transactionId, receivedAs = null, by = null }: Sight,
): Promise<void> {
  const { order, payments } = hold;
  const against = reasonAgainst(hold, payment);
  if (against !== null) {
    await inside(MARK_PAID, [payment.id, "refunded", transactionId, receivedAs, by]);
    tellStatus(inside, payment.method, "refunded");
    await oweRefund(inside, order, payment, against);
  } else {
    await inside(MARK_PAID, [payment.id, "completed", transactionId, receivedAs, by]);
    tellStatus(inside, payment.method, "completed");
    await inside(FAIL_PENDING, [order.id, "abandoned"]);
    tellPendingFailed(
      inside,
      payments.filter(({ id }) => id !== payment.id),
    );
    await inside(RELEASE_HOLD, [order.id]);
    if (order.status === "cancelled") {
      await oweRefund(inside, order, payment, "the order was cancelled before it was paid");
    } else if (payment.method !== "cod" && payment.amount > 0) {
      // Staff who record all of it count what riders brought in; a wallet does not.
      if (by === null) await oweParts(inside, order, "its buyer paid all of it otherwise");
      // Whoever pays the rider sees it taken.
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

/** What prevents a new attempt, or the result without one. */
async function startedBefore(
  inside: Run,
  { order, payments }: Hold,
  { method, phone, provider }: AttemptRequest,
): Promise<Start | null> {
  const completed = payments.find(({ status }) => status === "completed");
  if (completed) return { kind: "started", paid: await readPayment(inside, completed.id) };
  if (order.status === "cancelled") return { kind: "cancelled" };
  const pending = payments.find(({ status }) => status === "pending");
  const isSame =
    pending?.method === method && pending.phone === phone && pending.provider === provider;
  if (isSame) {
    return { kind: "started", paid: await readPayment(inside, pending.id) };
  }
  if (provider === null) return null;
  if (payments.some(({ holdsOrder, isOver }) => holdsOrder && isOver)) return { kind: "over" };
  return payments.filter((tried) => isByProvider(tried.method)).length >= MOST_TRIES
    ? { kind: "too-many" }
    : null;
}

/**
 * Starts paying an order: all that credit left to pay. The same method again is the same attempt; another
 * method gives up the one before, and a paid order stays as it is. Two calls at once meet at the
 * order's row: the second finds what the first began.
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
  const { order } = hold;
  const credit = hold.credits.find(({ status }) => status === "completed");
  if (credit && order.due === 0) {
    return { kind: "started", paid: await readPayment(inside, credit.id) };
  }
  if (order.total === 0) return payNothing(inside, hold);
  if (!isOffered(order)) return { kind: "unavailable" };
  const before = await startedBefore(inside, hold, request);
  if (before) return before;
  if (request.provider !== null) {
    if (request.isLimited && (await isAskedTooOften(inside, request.phone))) {
      return { kind: "asked-too-often" };
    }
    // The time to pay restarts with each try.
    await inside(RELEASE_HOLD, [order.id]);
  }

  const id = await addAttempt(inside, hold, request);
  // Whoever pays the rider or as agreed with the shop no longer needs a wallet.
  if (request.provider === null) await inside(RELEASE_HOLD, [order.id]);
  await inside(FOLLOW, [order.id]);
  return { kind: "started", paid: await readPayment(inside, id) };
}

/** An order that discounts left nothing of is paid as soon as its buyer asks, and by nobody. */
export async function payNothing(inside: Run, hold: Hold): Promise<Start> {
  const wish = {
    method: "placeholder",
    transactionId: null,
    phone: null,
    provider: null,
  } as const;
  const before = await startedBefore(inside, hold, {
    ...wish,
    orderId: hold.order.id,
    isLimited: false,
  });
  if (before) return before;
  const id = await addAttempt(inside, hold, wish);
  const payment = { id, method: wish.method, amount: 0, provider: null };
  await take(inside, hold, payment, { transactionId: null, receivedAs: "other" });
  return { kind: "started", paid: await readPayment(inside, id) };
}

interface NewAttempt extends Omit<AttemptRequest, "orderId" | "isLimited"> {
  /** Whole RWF; all that is to pay by default. */
  amount?: number;
}

/** Ends what is pending and begins this. @returns its id */
async function addAttempt(
  inside: Run,
  { order, payments }: Hold,
  { method, transactionId, phone, provider, amount = order.due }: NewAttempt,
): Promise<string> {
  const id = entityId("pay");
  await inside(FAIL_PENDING, [order.id, "abandoned"]);
  tellPendingFailed(inside, payments);
  await inside(ADD_ATTEMPT, [
    id,
    order.id,
    amount,
    method,
    transactionId,
    phone,
    provider === null ? null : referenceOf(id),
    provider === null ? null : newCallbackToken(),
    MINUTES_TO_PAY,
    provider,
  ]);
  tellStatus(inside, method, "pending");
  return id;
}

const providerName = (provider: HeldAttempt["provider"]): string =>
  provider === null ? "Somebody" : PROVIDER_NAMES[provider];

/** The provider's word on an attempt; repeating it changes nothing. */
export async function settleAttempt(
  inside: Run,
  paymentId: string,
  outcome: ProviderOutcome,
): Promise<void> {
  const hold = await holdAttempt(inside, paymentId);
  if (!hold?.payment.isOpen) return;
  const { order, payment } = hold;
  if (outcome.kind === "failed") {
    const mark = outcome.mayYetBePaid ? DECLINE_ATTEMPT : FAIL_ATTEMPT;
    await inside(mark, [payment.id, outcome.reason]);
    tellPendingFailed(inside, [payment]);
    await inside(FOLLOW, [order.id]);
    return;
  }
  if (outcome.amount === payment.amount && outcome.currencyIsRight) {
    await take(inside, hold, payment, { transactionId: outcome.transactionId });
    return;
  }
  const wrongAmount: PaymentFailure = "wrong_amount";
  await inside(FAIL_ATTEMPT, [payment.id, wrongAmount]);
  tellPendingFailed(inside, [payment]);
  await inside(FOLLOW, [order.id]);
  await notifyStaff(inside, {
    key: `wrong-amount:${payment.id}`,
    type: "payment_failed",
    text: `${providerName(payment.provider)} reports an amount for ${order.orderNumber} that is not ${formatMoney(payment.amount, "RWF")}. Check it in their portal.`,
    link: `/admin/orders?view=${encodeURIComponent(order.id)}`,
  });
}

/** Cash has no number; those of a till and a bank are given once. */
const HAS_REFERENCE: readonly ReceivedAs[] = ["mobile_money", "bank_transfer"];

/**
 * The order a transfer was already recorded for. If one transfer is recorded for two orders at
 * once, they meet at its reference: the second finds what the first wrote. Comes after the order is
 * held, and nothing is held after it.
 */
async function usedFor(
  inside: Run,
  orderId: string,
  { receivedAs, reference }: SeenPayment,
): Promise<string | null> {
  if (reference === null || receivedAs === null || !HAS_REFERENCE.includes(receivedAs)) return null;
  await inside(HOLD_REFERENCE, [reference]);
  const [other] = await inside<{ orderNumber: string }>(REFERENCE_USED_BY, [reference, orderId]);
  return other?.orderNumber ?? null;
}

/** Staff say how a payment no provider reports on ended. */
export async function settleByStaff(
  inside: Run,
  paymentId: string,
  seen: SeenEnd,
): Promise<SettleOutcome> {
  const { status } = seen;
  const hold = await holdAttempt(inside, paymentId);
  if (!hold) return { kind: "missing" };
  const { order, payment } = hold;
  if (isByProvider(payment.method)) return { kind: "refused", status: payment.status };
  if (payment.status === status) {
    const paid = await readPayment(inside, paymentId);
    return { kind: "settled", before: status, isChanged: false, paid };
  }
  if (payment.status !== "pending") return { kind: "refused", status: payment.status };
  if (status === "completed") {
    // Changing the order while it was counted may have changed its payment.
    if (seen.amount !== null && seen.amount !== payment.amount) {
      return { kind: "wrong-amount", due: payment.amount };
    }
    const orderNumber = await usedFor(inside, order.id, seen);
    if (orderNumber !== null) return { kind: "reference-used", orderNumber };
    const unnamed = payment.method === "cod" ? "cash" : "other";
    const receivedAs = seen.receivedAs ?? unnamed;
    await take(inside, hold, payment, {
      transactionId: seen.reference,
      receivedAs,
      by: seen.by,
    });
  } else {
    await inside(FAIL_ATTEMPT, [payment.id, "unknown"]);
    tellPendingFailed(inside, [payment]);
    await inside(FOLLOW, [order.id]);
  }
  const paid = await readPayment(inside, paymentId);
  return { kind: "settled", before: payment.status, isChanged: true, paid };
}

/**
 * Staff saw the money of an order: it settles what is pending with the shop itself, else is a new
 * payment, which ends a pending wallet request. For a cancelled order it is owed
 * back at once.
 */
export async function recordMoney(inside: Run, money: SeenMoney): Promise<RecordOutcome> {
  const { orderId, receivedAs, amount, reference, by } = money;
  const hold = await holdOrder(inside, orderId);
  if (!hold) return { kind: "missing" };
  const { order, payments, credits } = hold;
  if (isPaid(hold)) return { kind: "paid-already" };
  // Late money for a cancelled order is what was asked before its credit was given back.
  const before = credits.reduce((due, { amount, freed }) => due - (amount - freed), order.total);
  const isRight = amount === order.due || (order.status === "cancelled" && amount === before);
  if (!isRight) return { kind: "wrong-amount", due: order.due };
  const orderNumber = await usedFor(inside, order.id, money);
  if (orderNumber !== null) return { kind: "reference-used", orderNumber };
  const pending = payments.find(
    ({ status, method }) => status === "pending" && !isByProvider(method),
  );
  const { id, method } = pending ?? {
    id: await addAttempt(inside, hold, {
      method: "placeholder",
      transactionId: reference,
      phone: null,
      provider: null,
      amount,
    }),
    method: "placeholder" as const,
  };
  const seen = { transactionId: reference, receivedAs, by };
  await take(inside, hold, { id, method, amount, provider: null }, seen);
  return { kind: "recorded", paid: await readPayment(inside, id) };
}
