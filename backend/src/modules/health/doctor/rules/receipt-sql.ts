import type { SqlRule } from "../rule";

/** What credit notes took back of sale `s`, and what went back of the money that paid it, whole RWF. */
const CREDITED = "(SELECT coalesce(sum(n.total), 0) FROM order_receipt n WHERE n.sale_id = s.id)";
const GONE_BACK = `(SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f
  WHERE f.order_id = s.order_id AND f.payment_id = ANY (s.payment_ids) AND f.status = 'completed')`;
const GOODS = `(o.total_amount - (SELECT coalesce(sum((i ->> 'line_total')::bigint), 0)
  FROM jsonb_array_elements(o.items) i WHERE i -> 'is_gift_card' IS NOT NULL))`;

export const RECEIPT_RULES: readonly SqlRule[] = [
  {
    name: "Numbers of receipts have no gaps, and each contains the VAT and the lines that it says",
    wrong: `
SELECT 'the book' AS id FROM receipt_book b
WHERE b.last_number <> (SELECT count(*) FROM order_receipt) OR b.last_number <> (SELECT coalesce(max(number), 0) FROM order_receipt)
UNION ALL
SELECT r.id FROM order_receipt r
WHERE r.vat <> round(r.total * 18::numeric / 118)
  OR r.total <> (SELECT coalesce(sum((l ->> 'amount')::bigint), 0) FROM jsonb_array_elements(r.lines) l)`,
  },
  {
    // What was paid around the moment in which the shop was registered may have come before it.
    name: "Every sale that was paid has a receipt of what it sold, once",
    wrong: `
SELECT o.id FROM app_setting a
JOIN checkout_payment p ON p.paid_at > a.vat_since + interval '5 minutes' AND p.payment_status = 'completed' AND p.amount > 0
JOIN checkout_order o ON o.id = p.order_id AND o.payment_status = 'completed' AND o.status <> 'cancelled'
WHERE a.tax_mode = 'vat' AND ${GOODS} > 0
  AND NOT EXISTS (SELECT 1 FROM order_receipt r WHERE r.order_id = o.id AND p.id = ANY (r.payment_ids))
UNION ALL
SELECT o.id FROM order_receipt r JOIN checkout_order o ON o.id = r.order_id
GROUP BY o.id HAVING sum(CASE r.kind WHEN 'sale' THEN r.total ELSE -r.total END) > ${GOODS} + (
  -- What a change made needless, until it went back.
  SELECT coalesce(sum(greatest(0, p.freed_amount - p.refunded_amount)), 0) FROM checkout_payment p WHERE p.order_id = o.id)
UNION ALL
SELECT s.id FROM order_receipt s
JOIN order_receipt t ON t.order_id = s.order_id AND t.id <> s.id AND t.payment_ids && s.payment_ids`,
  },
  {
    name: "Credit notes took back of each sale what was paid back of it, and no more than it was",
    wrong: `
SELECT s.id FROM order_receipt s
WHERE s.kind = 'sale' AND ${CREDITED} <> least(s.total, ${GONE_BACK} - s.refunded_before)
UNION ALL
SELECT n.id FROM order_receipt n LEFT JOIN checkout_refund f ON f.id = n.refund_id
LEFT JOIN order_receipt s ON s.id = n.sale_id
WHERE n.kind = 'credit_note' AND (f.status IS DISTINCT FROM 'completed' OR n.total > f.amount
  OR s.order_id IS DISTINCT FROM n.order_id OR s.number > n.number)`,
  },
];
