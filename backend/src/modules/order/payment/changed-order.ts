import { isByProvider } from "../../../contracts/payments";
import type { Run, Statement } from "../../../lib/database";
import { FAIL_PENDING, FOLLOW, RELEASE_HOLD } from "./attempt-sql";
import { holdOrder, type Hold } from "./payment-lock";
import type { HeldPayment } from "./records";
import { freePart } from "./refunds";
import { tellPendingFailed } from "./tell-status";

/** What stands in the way of a change of what an order costs. */
export type PaidObstacle =
  /** A wallet is asked for what it costs now. */
  | "being-paid"
  /** Staff paid a part back for another reason. */
  | "paid-back";

/** $1 payments. What of them is promised back, whole RWF. Index: checkout_refund_payment. */
const PROMISED_BACK: Statement = {
  name: "payment.promised-back",
  text: `
SELECT coalesce(sum(amount), 0)::float8 AS rwf FROM checkout_refund
WHERE payment_id = ANY ($1::text[]) AND status <> 'failed'`,
};

/** $1 payment, $2 whole RWF that its order does not need of it any more. */
const MARK_FREED: Statement = {
  name: "payment.freed",
  text: `UPDATE checkout_payment SET freed_amount = freed_amount + $2::bigint, updated_at = now() WHERE id = $1`,
};

/** $1 payments, $2 whether each pays a part. */
const MARK_PARTS: Statement = {
  name: "payment.parts-of",
  text: `UPDATE checkout_payment SET is_part = $2 WHERE id = ANY ($1::text[]) AND is_part <> $2`,
};

/** $1 order, $2 whole RWF. What its buyer agreed to pay the rider or the shop is that. Index: checkout_payment_pending. */
const ASK_FOR: Statement = {
  name: "payment.ask-for",
  text: `
UPDATE checkout_payment SET amount = $2::bigint, updated_at = now() WHERE order_id = $1 AND payment_status = 'pending'`,
};

const paysOf = ({ amount, freed }: HeldPayment): number => amount - freed;
const sumOf = (payments: readonly HeldPayment[]): number =>
  payments.reduce((sum, payment) => sum + paysOf(payment), 0);

/** What pays a held order now: money, the newest first; then credit. */
function payersOf({ payments, credits }: Hold): HeldPayment[] {
  const seen = [...payments, ...credits].filter(
    ({ isPaid, status, isGivenBack, isPart, creditId }) =>
      isPaid && !isGivenBack && (status === "completed" || isPart || creditId !== null),
  );
  // Once nothing of what came in is kept, nothing pays it.
  if (!seen.some(({ status }) => status === "completed")) return [];
  const money = seen.filter(({ creditId }) => creditId === null);
  const credit = seen.filter(({ creditId }) => creditId !== null);
  return [
    ...money.sort((one, other) => (one.id < other.id ? 1 : -1)),
    // As placing takes balances.
    ...credit.sort((one, other) => ((one.creditId ?? "") < (other.creditId ?? "") ? -1 : 1)),
  ];
}

/** What pays an order that is going to cost something else, whole RWF; or why it can't. */
export async function readPaid(
  inside: Run,
  orderId: string,
): Promise<{ paidRwf: number; obstacle: PaidObstacle | null }> {
  const hold = await holdOrder(inside, orderId);
  if (!hold) throw new Error(`There is no order ${orderId}.`);
  const payers = payersOf(hold);
  const paidRwf = sumOf(payers);
  if (hold.payments.some(({ method, status }) => isByProvider(method) && status === "pending")) {
    return { paidRwf, obstacle: "being-paid" };
  }
  const isAllBack = payers.length === 0 && hold.payments.some(({ isPaid }) => isPaid);
  if (isAllBack) return { paidRwf, obstacle: "paid-back" };
  const [back] = await inside<{ rwf: number }>(PROMISED_BACK, [payers.map(({ id }) => id)]);
  const freed = payers.reduce((sum, payment) => sum + payment.freed, 0);
  return { paidRwf, obstacle: (back?.rwf ?? 0) > freed ? "paid-back" : null };
}

/**
 * The held order costs something else now. What it does not need any more goes back, money first; what it needs besides
 * is to pay: then what paid it before is a part. Comes before the stock, as a cancellation gives credit back.
 */
export async function followPrice(inside: Run, orderId: string): Promise<void> {
  const hold = await holdOrder(inside, orderId);
  if (!hold) throw new Error(`There is no order ${orderId}.`);
  const { order } = hold;
  const payers = payersOf(hold);
  let over = sumOf(payers) - order.total;
  const kept: HeldPayment[] = [];
  for (const payment of payers) {
    const part = Math.max(0, Math.min(over, paysOf(payment)));
    over -= part;
    if (part > 0) {
      await inside(MARK_FREED, [payment.id, part]);
      await freePart(inside, order, payment, part);
    }
    kept.push({ ...payment, freed: payment.freed + part });
  }
  const due = order.total - sumOf(kept);
  const money = kept.filter(({ creditId }) => creditId === null);
  const whole = due > 0 ? undefined : money.find((payment) => paysOf(payment) > 0);
  const parts = money.filter((payment) => payment !== whole).map(({ id }) => id);
  await inside(MARK_PARTS, [parts, true]);
  if (whole) await inside(MARK_PARTS, [[whole.id], false]);
  if (due > 0) await inside(ASK_FOR, [orderId, due]);
  else {
    await inside(FAIL_PENDING, [orderId, "abandoned"]);
    tellPendingFailed(inside, hold.payments);
    await inside(RELEASE_HOLD, [orderId]);
  }
  await inside(FOLLOW, [orderId]);
}
