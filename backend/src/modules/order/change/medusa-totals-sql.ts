import type { Statement } from "../../../lib/database";
import { raw } from "../progress/stock-sql";

const both = (key: string, amount: string) => `'${key}', ${amount}, 'raw_${key}', ${raw(amount)}`;

/** What came into collection `k`, or went back, whole RWF. */
const sumOf = (table: "capture" | "refund") => `coalesce((SELECT sum(x.amount) FROM payment p
      JOIN ${table} x ON x.payment_id = p.id AND x.deleted_at IS NULL
      WHERE p.payment_collection_id = k.payment_collection_id AND p.deleted_at IS NULL), 0)`;

/**
 * $1 order. Medusa's totals and its payment collection follow what the order costs; nothing is written where they do.
 * Medusa writes all totals of an order when it is told of money, as it read them before: so this comes after that, too.
 * It adds up a collection's money in a second transaction: who died between the two left it as it was, and is made up for
 * here. Indexes: IDX_order_summary_order_id_version, IDX_payment_payment_collection_id, IDX_capture_payment_id,
 * IDX_refund_payment_id, primary keys.
 */
export const FOLLOW_TOTALS: readonly Statement[] = [
  {
    name: "order-change.follow-totals",
    text: `
UPDATE order_summary s SET updated_at = now(), totals = s.totals || jsonb_build_object(
  ${both("original_order_total", "o.total_amount")}, ${both("current_order_total", "o.total_amount")},
  ${both("accounting_total", "o.total_amount")},
  ${both("pending_difference", "(o.total_amount - coalesce((s.totals ->> 'transaction_total')::numeric, 0))")})
FROM checkout_order o
WHERE o.id = $1 AND s.order_id = $1 AND s.deleted_at IS NULL
  AND (s.totals ->> 'original_order_total')::numeric IS DISTINCT FROM o.total_amount`,
  },
  {
    name: "order-change.follow-money",
    text: `
UPDATE payment_collection c SET updated_at = now(),
  captured_amount = s.captured, raw_captured_amount = ${raw("s.captured")},
  refunded_amount = s.refunded, raw_refunded_amount = ${raw("s.refunded")}
FROM (
  SELECT k.payment_collection_id AS id, ${sumOf("capture")} AS captured, ${sumOf("refund")} AS refunded
  FROM order_payment_collection k WHERE k.order_id = $1 AND k.deleted_at IS NULL
) s
WHERE c.id = s.id AND c.deleted_at IS NULL
  AND (coalesce(c.captured_amount, 0) <> s.captured OR coalesce(c.refunded_amount, 0) <> s.refunded)`,
  },
  {
    name: "order-change.follow-collection",
    text: `
UPDATE payment_collection c SET amount = o.total_amount, raw_amount = ${raw("o.total_amount")}, updated_at = now(),
  status = CASE WHEN c.status = 'canceled' OR o.total_amount = 0 THEN c.status
    WHEN coalesce(c.captured_amount, 0) >= o.total_amount THEN 'completed'
    WHEN coalesce(c.captured_amount, 0) > 0 THEN 'partially_authorized'
    WHEN c.status = 'completed' THEN 'awaiting' ELSE c.status END,
  completed_at = CASE WHEN coalesce(c.captured_amount, 0) >= o.total_amount THEN coalesce(c.completed_at, now()) END
FROM checkout_order o JOIN order_payment_collection k ON k.order_id = o.id AND k.deleted_at IS NULL
WHERE o.id = $1 AND c.id = k.payment_collection_id AND c.deleted_at IS NULL
  AND (c.amount <> o.total_amount
    OR (o.total_amount > 0 AND c.status <> 'canceled'
      AND (c.status = 'completed') <> (coalesce(c.captured_amount, 0) >= o.total_amount)))`,
  },
];
