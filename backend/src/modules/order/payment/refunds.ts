import { formatMoney } from "../../../contracts/money";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { portOf } from "../../../lib/payment-ports/own-ports";
import { PROVIDER_NAMES, type Provider } from "../../../lib/payment-ports/port";
import { enqueueMail } from "../../mail/published-sql";
import type { RefundRecord } from "./payment-record";
import { notifyStaff } from "../../staff/published-sql";
import { holdOrder, holdPayment, readPayment, referenceOf, type Hold } from "./payment-lock";
import { ADD_ENTRY, HOLD_OF_ACCOUNT, KEPT_BY_CARDS } from "../credit/sql";
import { FOLLOW, MARK_GIVEN_BACK } from "./attempt-sql";
import type {
  HeldOrder,
  HeldPayment,
  OrderRefundRequest,
  RefundOutcome,
  RefundRequest,
  RefundSettled,
  TakenBack,
} from "./records";
import {
  ADD_REFUND,
  ADD_REFUNDED,
  READ_REFUND,
  FREE_OF_ORDER,
  REFUND_OF_KEY,
  SETTLE_REFUND,
} from "./refund-sql";
import { restOf, waysBack, type WayBack } from "./ways-back";

/** Who pays it by itself; null: cash and everything else are paid by hand. */
const payerOf = (provider: Provider | null): Provider | null =>
  provider !== null && portOf(provider)?.paysBack ? provider : null;

const linkTo = (order: HeldOrder) => `/admin/orders?view=${encodeURIComponent(order.id)}`;

/** Whole RWF that the gift cards of an order keep of its money. */
async function keptByCards(inside: Run, orderId: string): Promise<number> {
  const [cards] = await inside<{ keptRwf: number }>(KEPT_BY_CARDS, [orderId]);
  return cards?.keptRwf ?? 0;
}

interface ReachedBalance {
  endsWith: string | null;
  isNobodys: boolean;
  /** It pays what a return's buyer gets in exchange; the return tells of it. */
  isExchange: boolean;
  isOff: boolean;
}

interface PutBack {
  creditId: string;
  paymentId: string;
  refund: RefundRecord;
}

/** Into the balance; where nobody can use that any more, staff have to find another way. */
async function putBack(
  inside: Run,
  order: HeldOrder,
  { creditId, paymentId, refund: { id, amount, by } }: PutBack,
): Promise<ReachedBalance | null> {
  const of = [order.id, paymentId, id, null, by];
  const [to] = await inside<ReachedBalance>(ADD_ENTRY, [creditId, "refund", amount, ...of]);
  if (to?.isNobodys) {
    await inside(ADD_ENTRY, [creditId, "erased", -amount, ...of]);
    await notifyStaff(inside, {
      key: `credit-of-nobody:${id}`,
      type: "refund_due",
      text: `${formatMoney(amount, "RWF")} of store credit for ${order.orderNumber} came back, and its account is deleted. Pay it back by hand, or make a gift card.`,
      link: linkTo(order),
    });
  }
  if (to?.isOff) {
    await notifyStaff(inside, {
      key: `credit-switched-off:${id}`,
      type: "refund_due",
      text: `${formatMoney(amount, "RWF")} for ${order.orderNumber} went back to gift card …${to.endsWith ?? ""}, which is switched off. See whom it belongs to.`,
      link: `/admin/gift-cards/${encodeURIComponent(creditId)}`,
    });
  }
  return to ?? null;
}

/** The outcome of a refund, with what follows from it. @returns null when it was settled before */
async function concludeRefund(
  inside: Run,
  order: HeldOrder,
  { id, paymentId, creditId }: { id: string; paymentId: string; creditId: string | null },
  status: "completed" | "failed",
): Promise<RefundRecord | null> {
  const [row] = await inside<{ refund: RefundRecord }>(SETTLE_REFUND, [id, status]);
  if (!row) return null;
  const { refund } = row;
  if (status === "completed") {
    await inside(ADD_REFUNDED, [paymentId, refund.amount]);
    const { amount, asCredit } = refund;
    const to =
      creditId === null ? null : await putBack(inside, order, { creditId, paymentId, refund });
    if (!to?.isNobodys && !to?.isExchange) {
      await enqueueMail(inside, {
        key: `payment-refunded:${id}`,
        template: "payment-refunded",
        to: order.email,
        facts: { orderId: order.id, amountRwf: amount, asCredit, giftCard: to?.endsWith ?? null },
      });
    }
  } else {
    await notifyStaff(inside, {
      key: `refund-failed:${id}`,
      type: "refund_due",
      text: `The refund of ${formatMoney(refund.amount, "RWF")} for ${order.orderNumber} failed. It is still owed.`,
      link: linkTo(order),
    });
  }
  await inside(FOLLOW, [order.id]);
  return refund;
}

/**
 * A refund to that balance is completed at once; one of money is requested.
 * @param creditId the balance it goes to; null: money goes
 * @returns null when less than that is left to pay back
 */
async function addRefund(
  inside: Run,
  order: HeldOrder,
  provider: Provider | null,
  request: RefundRequest,
  creditId: string | null,
): Promise<RefundRecord | null> {
  const id = entityId("refund");
  const { paymentId, amount, reason, by, key, isRecorded = false, returnId = null } = request;
  const [row] = await inside<{ refund: RefundRecord }>(ADD_REFUND, [
    id,
    paymentId,
    amount,
    reason,
    by,
    key,
    creditId === null && payerOf(provider) !== null ? referenceOf(id) : null,
    isRecorded,
    creditId,
    returnId,
  ]);
  if (!row || creditId === null) return row?.refund ?? null;
  // Nobody has to pay it out.
  return concludeRefund(inside, order, { id, paymentId, creditId }, "completed");
}

/**
 * The shop itself owes something back: recorded, and staff are told. Nothing happens if all of it is
 * promised back already.
 * @param why the end of a sentence, such as `the order was cancelled`
 * @param spentRwf of the gift cards that it paid: that stays
 */
export async function oweRefund(
  inside: Run,
  order: HeldOrder,
  payment: Pick<HeldPayment, "id" | "provider">,
  why: string,
  spentRwf = 0,
): Promise<void> {
  const amount = (await restOf(inside, payment.id)) - spentRwf;
  if (amount <= 0) return;
  const spent = spentRwf > 0 ? ` ${formatMoney(spentRwf, "RWF")} of its gift cards was spent.` : "";
  await owePart(inside, order, payment, { amount, why, spent });
}

interface Owed {
  amount: number;
  why: string;
  /** A further sentence for staff. */
  spent?: string;
}

/** A part of a payment is owed back as money. */
async function owePart(
  inside: Run,
  order: HeldOrder,
  payment: Pick<HeldPayment, "id" | "provider">,
  { amount, why, spent = "" }: Owed,
): Promise<void> {
  const reason = `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  const request = { paymentId: payment.id, amount, reason, by: "system", key: null };
  const refund = await addRefund(inside, order, payment.provider, request, null);
  if (refund?.status !== "requested") return;
  const money = `${formatMoney(refund.amount, "RWF")} for ${order.orderNumber}`;
  const payer = payerOf(payment.provider);
  const how = payer === null ? "Pay back" : `${PROVIDER_NAMES[payer]} is paying back`;
  await notifyStaff(inside, {
    key: `refund-due:${refund.id}`,
    type: "refund_due",
    text: `${how} ${money}: ${why}.${spent}`,
    link: linkTo(order),
  });
}

/** In the order in which placing takes balances. */
const asTaken = (credits: readonly HeldPayment[]): HeldPayment[] => {
  const placeOf = ({ creditId, id }: HeldPayment) => `${creditId ?? ""} ${id}`;
  return [...credits].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};

/**
 * What paid a part of a cancelled order pays nothing any more: store credit and gift cards are there again, at once;
 * money is owed back.
 */
export async function giveBackCredit(
  inside: Run,
  order: HeldOrder,
  credits: readonly HeldPayment[],
): Promise<void> {
  const why = "the order was cancelled";
  const reason = "The order was cancelled";
  for (const credit of asTaken(credits)) {
    const { id, provider } = credit;
    const ways = await waysBack(inside, credit);
    for (const { creditId, amount } of ways) {
      if (creditId === null) continue;
      const request = { paymentId: id, amount, reason, by: "system", key: null };
      await addRefund(inside, order, provider, request, creditId);
    }
    if (ways.some(({ creditId }) => creditId === null)) {
      await oweRefund(inside, order, { id, provider }, why);
    }
    await inside(MARK_GIVEN_BACK, [id]);
  }
}

/** A change made an order cheaper: so much of this payment goes back, the way it came. */
export async function freePart(
  inside: Run,
  order: HeldOrder,
  payment: HeldPayment,
  amount: number,
): Promise<void> {
  const why = "the order was changed and costs less";
  const { id, provider } = payment;
  let left = amount;
  for (const { creditId, amount: most } of await waysBack(inside, payment)) {
    const part = Math.min(left, most);
    if (part <= 0) continue;
    left -= part;
    if (creditId === null) await owePart(inside, order, payment, { amount: part, why });
    else {
      const reason = "The order was changed and costs less";
      const request = { paymentId: id, amount: part, reason, by: "system", key: null };
      await addRefund(inside, order, provider, request, creditId);
    }
  }
  if (left > 0) throw new Error(`Payment ${id} has less left than it pays.`);
}

/**
 * What paid an order in exchange did not come, or not all of it: so much of that payment goes back to the return.
 * @param amount whole RWF; null: all, and the order is to be paid
 * @returns whether it could; not where money paid the rest of it
 */
export async function takeBackExchange(
  inside: Run,
  { orderId, creditId, amount, reason, by }: TakenBack,
): Promise<boolean> {
  const hold = await holdOrder(inside, orderId);
  const payment = hold?.credits.find((one) => one.creditId === creditId);
  if (!hold || !payment) return false;
  if (amount === null && hold.payments.some(({ isPaid }) => isPaid)) return false;
  const request = { paymentId: payment.id, amount, reason, by, key: null };
  const refund = await addRefund(inside, hold.order, payment.provider, request, creditId);
  if (refund && refund.amount === payment.amount) {
    await inside(MARK_GIVEN_BACK, [payment.id]);
    await inside(FOLLOW, [orderId]);
  }
  return true;
}

/**
 * Where a refund goes: to the balance that is named, back to the one that paid, to the account's if staff want that;
 * null: money goes.
 */
async function balanceFor(
  inside: Run,
  { creditAccountId }: HeldOrder,
  way: WayBack | undefined,
  { asCredit = false, toCreditId }: RefundRequest,
): Promise<{ creditId: string | null } | null> {
  const creditId = toCreditId ?? way?.creditId ?? null;
  if (creditId !== null || !asCredit) return { creditId };
  const [held] = await inside<{ id: string }>(HOLD_OF_ACCOUNT, [
    entityId("credit"),
    creditAccountId,
  ]);
  return held ? { creditId: held.id } : null;
}

/** Whole RWF of an order's money that no exchange needs. */
async function freeOf(inside: Run, orderId: string): Promise<number> {
  const [order] = await inside<{ freeRwf: number }>(FREE_OF_ORDER, [orderId]);
  return order?.freeRwf ?? 0;
}

/** Staff pay back a part or all of it; the sum never exceeds what came in. */
export async function requestRefund(inside: Run, request: RefundRequest): Promise<RefundOutcome> {
  const hold = await holdPayment(inside, request.paymentId);
  if (!hold) return { kind: "missing" };
  const { order, payment } = hold;
  if (request.key !== null) {
    const [known] = await inside<{ refund: RefundRecord }>(REFUND_OF_KEY, [
      payment.id,
      request.key,
    ]);
    if (known) {
      const { refund } = known;
      const isSame =
        refund.reason === request.reason &&
        (payment.creditId !== null || refund.asCredit === (request.asCredit ?? false)) &&
        (request.amount === null || refund.amount === request.amount);
      if (!isSame) return { kind: "mismatch" };
      return { kind: "made", paid: await readPayment(inside, payment.id), refund, isNew: false };
    }
  }
  if (!payment.isPaid) return { kind: "unpaid" };
  const isWhole = order.due === 0 || hold.payments.some(({ isPaid }) => isPaid);
  if ((payment.creditId !== null || payment.isPart) && !isWhole) return { kind: "unfinished" };
  const [way] = await waysBack(inside, payment);
  const balance = await balanceFor(inside, order, way, request);
  if (!balance) return { kind: "no-account" };
  // Money for gift cards goes back with them, when the order is cancelled.
  const keptRwf = payment.creditId === null ? await keptByCards(inside, order.id) : 0;
  const rest = way?.amount ?? 0;
  const most = Math.max(0, rest - keptRwf);
  const freeRwf = request.returnId === undefined ? await freeOf(inside, order.id) : most;
  const amount = request.amount ?? Math.min(most, freeRwf);
  if (keptRwf > 0 && (most === 0 || amount > most)) return { kind: "cards", rest: most };
  if (amount > rest) return { kind: "too-much", rest };
  if (rest > freeRwf && (freeRwf <= 0 || amount > freeRwf)) {
    return { kind: "promised", rest: Math.max(0, freeRwf) };
  }
  const asked = { ...request, amount };
  const refund = await addRefund(inside, order, payment.provider, asked, balance.creditId);
  if (!refund) return { kind: "too-much", rest };
  return { kind: "made", paid: await readPayment(inside, payment.id), refund, isNew: true };
}

/**
 * Pays back part of an order, from what paid it: first money, then gift cards and store credit.
 * @returns what prevents it, whereupon the caller rolls back; null when all of it is on its way
 */
export async function refundOrder(
  inside: Run,
  { orderId, amount, ...request }: OrderRefundRequest,
): Promise<Exclude<RefundOutcome, { kind: "made" }> | null> {
  const hold = await holdOrder(inside, orderId);
  if (!hold) return { kind: "missing" };
  const paid = [...hold.payments, ...asTaken(hold.credits)].filter(({ isPaid }) => isPaid);
  if (paid.length === 0) return { kind: "unpaid" };
  const keptRwf = await keptByCards(inside, orderId);
  let left = amount;
  for (const payment of paid) {
    for (const { amount: rest } of await waysBack(inside, payment)) {
      const part = Math.min(left, rest - (payment.creditId === null ? keptRwf : 0));
      if (part <= 0) continue;
      const wanted = { ...request, paymentId: payment.id, amount: part, key: null };
      const outcome = await requestRefund(inside, wanted);
      if (outcome.kind !== "made") return outcome;
      left -= part;
    }
  }
  return left > 0 ? { kind: "too-much", rest: amount - left } : null;
}

interface FoundRefund {
  paymentId: string;
  isOpen: boolean;
  refund: RefundRecord;
}

/**
 * How a refund ended.
 * @param isProvider its provider says so; staff may not while the provider is paying
 */
export async function settleRefund(
  inside: Run,
  refundId: string,
  status: "completed" | "failed",
  isProvider: boolean,
): Promise<RefundSettled> {
  const [named] = await inside<FoundRefund>(READ_REFUND, [refundId]);
  const hold: Hold | null = named ? await holdPayment(inside, named.paymentId) : null;
  if (!named || !hold) return { kind: "missing" };
  // Read again: what came before the hold may be outdated.
  const [found = named] = await inside<FoundRefund>(READ_REFUND, [refundId]);
  const paymentId = found.paymentId;
  if (found.refund.status === status) {
    const paid = await readPayment(inside, paymentId);
    return { kind: "settled", isChanged: false, paid, refund: found.refund };
  }
  const mayBe = found.refund.status === "requested" && (isProvider || !found.isOpen);
  if (!mayBe) return { kind: "refused", status: found.refund.status };
  const which = { id: refundId, paymentId, creditId: null };
  const refund = await concludeRefund(inside, hold.order, which, status);
  if (!refund) return { kind: "refused", status: found.refund.status };
  return { kind: "settled", isChanged: true, paid: await readPayment(inside, paymentId), refund };
}
