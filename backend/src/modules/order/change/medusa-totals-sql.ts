import type { Statement } from "../../../lib/database";
import { raw } from "../progress/stock-sql";

const both = (key: string, amount: string) => `'${key}', ${amount}, 'raw_${key}', ${raw(amount)}`;

/**
 * $1 order. Medusa's totals and its payment collection follow what the order costs; nothing is written where they do.
 * Medusa writes all totals of an order when it is told of money, as it read them before: so this comes after that, too.
 * Indexes: IDX_order_summary_order_id_version, primary keys.
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
