import type { Run, Statement } from "../../../lib/database";
import type { HeldCredit } from "../credit/domain/use-credit";
import { HOLD_CREDIT } from "../credit/sql";
import { REST } from "./refund-sql";
import type { HeldPayment } from "./records";

/** Where a part of a payment goes back to; whole RWF. */
export interface WayBack {
  /** The balance; null: money goes. */
  creditId: string | null;
  amount: number;
}

interface Origin extends WayBack {
  /** That balance is a return's, and takes nothing back any more. */
  isClosed: boolean;
}

/**
 * $1 balance of a return. What settled it, by what had paid for the pieces. Indexes: checkout_refund_return, primary
 * keys.
 */
const ORIGINS: Statement = {
  name: "refund.origins",
  text: `
SELECT p.credit_id AS "creditId", sum(f.amount)::float8 AS amount,
  coalesce(x.return_id IS NOT NULL AND x.is_switched_off, false) AS "isClosed"
FROM store_credit s
JOIN checkout_refund f ON f.return_id = s.return_id AND f.credit_id = s.id
JOIN checkout_payment p ON p.id = f.payment_id
LEFT JOIN store_credit x ON x.id = p.credit_id
WHERE s.id = $1 GROUP BY p.credit_id, x.return_id, x.is_switched_off ORDER BY p.credit_id NULLS FIRST`,
};

/** $1 payment, $2 the return's balance it was taken from. What went elsewhere, whole RWF. Index: checkout_refund_payment. */
const GONE_ELSEWHERE: Statement = {
  name: "refund.gone-elsewhere",
  text: `
SELECT coalesce(sum(amount), 0)::float8 AS amount FROM checkout_refund
WHERE payment_id = $1 AND status <> 'failed' AND credit_id IS DISTINCT FROM $2`,
};

/** The part of these from one amount to another, in their order. */
function between(ways: readonly WayBack[], from: number, to: number): WayBack[] {
  let at = 0;
  return ways.flatMap(({ creditId, amount }) => {
    const [begins, ends] = [Math.max(from, at), Math.min(to, at + amount)];
    at += amount;
    return ends > begins ? [{ creditId, amount: ends - begins }] : [];
  });
}

/** Pieces of an order in exchange may have been exchanged again: whatever paid the first ones. */
async function originsOf(inside: Run, creditId: string): Promise<WayBack[]> {
  const ways: WayBack[] = [];
  for (const origin of await inside<Origin>(ORIGINS, [creditId])) {
    const { creditId: from, amount, isClosed } = origin;
    if (from === null || !isClosed) ways.push({ creditId: from, amount });
    else ways.push(...between(await originsOf(inside, from), 0, amount));
  }
  return ways;
}

/** Whole RWF of a payment that are not promised back. */
export async function restOf(inside: Run, paymentId: string): Promise<number> {
  const [left] = await inside<{ rest: number }>(REST, [paymentId]);
  return left?.rest ?? 0;
}

/**
 * Where the rest of a held payment goes back to: the way it came. What a return's pieces paid goes into the return's
 * balance while that is open; then to whatever had paid for the pieces, and no more than the return was settled with.
 * First money, then balances.
 */
export async function waysBack(
  inside: Run,
  { id, creditId }: Pick<HeldPayment, "id" | "creditId">,
): Promise<WayBack[]> {
  const rest = await restOf(inside, id);
  if (rest <= 0) return [];
  if (creditId === null) return [{ creditId, amount: rest }];
  const [held] = await inside<HeldCredit>(HOLD_CREDIT, [creditId]);
  if (!held?.isExchange || !held.isSwitchedOff) return [{ creditId, amount: rest }];
  const [gone] = await inside<{ amount: number }>(GONE_ELSEWHERE, [id, creditId]);
  const from = gone?.amount ?? 0;
  return between(await originsOf(inside, creditId), from, from + rest);
}
