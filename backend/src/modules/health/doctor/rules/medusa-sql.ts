import { PROVEN_ACCOUNTS } from "../../../account/published-sql";
import type { SqlRule } from "../rule";

/** Acknowledged orders that Medusa should have by now. */
const DUE = `checkout_order o CROSS JOIN patience WHERE o.created_at <= now() - patience.span`;

/** Orders that Medusa has. */
const BUILT = `checkout_order o JOIN "order" m ON m.id = o.id AND m.deleted_at IS NULL`;

/** What the builder of Medusa's orders picks up again at once; see actions/order. */
const BUILD_AGAIN = `
UPDATE checkout_order SET built_at = NULL, build_after = now() WHERE id = ANY ($1::text[])`;

/** Medusa's orders against the acknowledged ones. Mending only returns them to their builder. */
export const MEDUSA_RULES = {
  isBuilt: {
    name: "Medusa has every order, with its payment collection",
    wrong: `
SELECT o.id FROM ${DUE} AND (o.built_at IS NULL
  OR NOT EXISTS (SELECT 1 FROM "order" m WHERE m.id = o.id AND m.deleted_at IS NULL)
  OR 1 <> (SELECT count(*) FROM order_payment_collection l
    JOIN payment_collection c ON c.id = l.payment_collection_id
    WHERE l.order_id = o.id AND l.deleted_at IS NULL AND c.deleted_at IS NULL AND c.amount = o.total_amount))`,
    mend: [BUILD_AGAIN],
  },
  owner: {
    name: "Orders with an account's proven address are that account's, and Medusa's are its customer's",
    wrong: `
SELECT o.id FROM ${DUE} AND o.account_id IS NULL AND o.anonymised_at IS NULL
  AND EXISTS (SELECT 1 FROM ${PROVEN_ACCOUNTS} a WHERE a.email = lower(o.email))
UNION ALL
SELECT o.id FROM ${BUILT} WHERE o.built_at IS NOT NULL AND o.customer_id IS NOT NULL
  AND m.customer_id IS DISTINCT FROM o.customer_id`,
    mend: [BUILD_AGAIN],
  },
  lines: {
    name: "Medusa's orders have the lines and the total that were acknowledged",
    wrong: `
SELECT o.id FROM ${BUILT}
WHERE jsonb_array_length(o.items) <> (
  SELECT count(*) FROM order_item i JOIN order_line_item l ON l.id = i.item_id
  WHERE i.order_id = o.id AND i.version = 1 AND EXISTS (
    SELECT 1 FROM jsonb_array_elements(o.items) AS x(item)
    WHERE x.item->>'id' = l.id AND (x.item->>'quantity')::numeric = i.quantity
      AND (x.item->>'unit_price')::numeric = l.unit_price))
OR o.total_amount IS DISTINCT FROM (
  SELECT (s.totals->>'original_order_total')::numeric FROM order_summary s
  WHERE s.order_id = o.id AND s.version = 1 AND s.deleted_at IS NULL)`,
  },
  status: {
    // Medusa does not distinguish pending from processing. What its dashboard does reaches ours a
    // moment later, and ours reaches Medusa's by a job.
    name: "Medusa's orders have the status that ours have",
    wrong: `
SELECT g.order_id AS id FROM order_progress g CROSS JOIN patience
WHERE g.medusa_target IS NOT NULL AND g.updated_at < now() - patience.span
UNION ALL
SELECT o.id FROM ${BUILT} JOIN order_progress g ON g.order_id = o.id CROSS JOIN patience
CROSS JOIN LATERAL (
  SELECT bool_and(i.delivered_quantity >= i.quantity) AS is_delivered,
    bool_and(greatest(i.shipped_quantity, i.delivered_quantity) >= i.quantity) AS is_shipped,
    bool_or(i.fulfilled_quantity > 0) AS is_begun
  FROM order_item i WHERE i.order_id = m.id AND i.version = m.version AND i.deleted_at IS NULL
) f
WHERE g.medusa_target IS NULL AND g.updated_at < now() - patience.span
  AND ((m.status = 'canceled') <> (g.status = 'cancelled')
    OR (g.status = 'delivered' AND NOT f.is_delivered)
    OR (g.status = 'shipped' AND NOT f.is_shipped)
    OR (g.status = 'pending' AND f.is_begun))`,
    mend: [
      `UPDATE order_progress SET medusa_target = status, medusa_after = now(), medusa_attempts = 0
       WHERE order_id = ANY ($1::text[])`,
    ],
  },
  returns: {
    name: "Medusa has every return that was approved, as far as ours is",
    wrong: `
SELECT r.id FROM order_return r CROSS JOIN patience
WHERE r.medusa_target IS NOT NULL
  AND greatest(r.approved_at, r.received_at, r.closed_at) < now() - patience.span
UNION ALL
SELECT r.id FROM order_return r
CROSS JOIN LATERAL (
  SELECT count(DISTINCT m.id) AS there, coalesce(max(m.status::text), 'none') AS status,
    coalesce(sum(i.received_quantity), 0) AS came
  FROM "return" m JOIN return_item i ON i.return_id = m.id AND i.deleted_at IS NULL
  WHERE m.order_id = r.order_id AND m.deleted_at IS NULL AND i.metadata ->> 'return_id' = r.id
) m
WHERE r.medusa_target IS NULL AND (m.there > 1 OR m.came <> (
    SELECT coalesce(sum(x.sellable + x.damaged), 0)
    FROM jsonb_to_recordset(r.items) AS x(sellable integer, damaged integer))
  OR m.status <> r.medusa_stage AND NOT (m.there = 0 AND r.medusa_stage = 'canceled'))`,
    mend: [
      `UPDATE order_return SET medusa_target = coalesce(medusa_target, nullif(medusa_stage, 'none')),
         medusa_stage = CASE WHEN medusa_target IS NULL THEN 'none' ELSE medusa_stage END,
         medusa_after = now(), medusa_attempts = 0 WHERE id = ANY ($1::text[])`,
    ],
  },
  payments: {
    name: "Medusa has recorded every payment and every refund",
    wrong: `
SELECT p.id FROM checkout_payment p JOIN checkout_order o ON o.id = p.order_id CROSS JOIN patience
WHERE p.paid_at < now() - patience.span AND p.recorded_at IS NULL AND o.built_at IS NOT NULL
UNION ALL
SELECT f.id FROM checkout_refund f CROSS JOIN patience
WHERE f.status = 'completed' AND f.completed_at < now() - patience.span AND f.recorded_at IS NULL`,
  },
  collections: {
    // Orders whose money is being recorded can't be judged yet. Medusa's dashboard may have paid back
    // what is ours to settle: it is recorded from the start. What Medusa was told before anybody saw
    // it is there as captured and refunded; see actions/payment.
    name: "Medusa's payment collections show what was paid and refunded",
    wrong: `
SELECT o.id FROM ${BUILT}
JOIN order_payment_collection l ON l.order_id = o.id AND l.deleted_at IS NULL
JOIN payment_collection c ON c.id = l.payment_collection_id AND c.deleted_at IS NULL
CROSS JOIN LATERAL (
  SELECT coalesce(sum(p.amount) FILTER (WHERE p.paid_at IS NOT NULL), 0) AS paid,
    bool_or((p.paid_at IS NULL) <> (p.recorded_at IS NULL)) AS is_open
  FROM checkout_payment p WHERE p.order_id = o.id
) p
CROSS JOIN LATERAL (
  SELECT coalesce(sum(f.amount) FILTER (WHERE f.recorded_at IS NOT NULL), 0) AS refunded,
    bool_or(f.status = 'completed' AND f.recorded_at IS NULL) AS is_open
  FROM checkout_refund f WHERE f.order_id = o.id
) f
CROSS JOIN LATERAL (
  SELECT coalesce(sum(t.amount) FILTER (WHERE t.reference = 'capture'), 0) AS captured
  FROM order_transaction t WHERE t.order_id = o.id AND t.deleted_at IS NULL
) t
CROSS JOIN LATERAL (
  SELECT coalesce(sum(r.amount), 0) AS withdrawn
  FROM payment m JOIN refund r ON r.payment_id = m.id AND r.deleted_at IS NULL
  WHERE m.payment_collection_id = c.id AND r.metadata ->> 'refund_id' LIKE 'withdrawn:%'
) w
WHERE p.is_open IS NOT TRUE AND f.is_open IS NOT TRUE AND (
  coalesce(c.captured_amount, 0) <> p.paid + w.withdrawn OR t.captured <> p.paid + w.withdrawn
  OR coalesce(c.refunded_amount, 0) <> f.refunded + w.withdrawn)`,
  },
  collectionStatus: {
    name: "Medusa's payment collections are completed when they are paid in full, and only then",
    wrong: `
SELECT o.id FROM ${BUILT}
JOIN order_payment_collection l ON l.order_id = o.id AND l.deleted_at IS NULL
JOIN payment_collection c ON c.id = l.payment_collection_id AND c.deleted_at IS NULL
WHERE c.amount > 0 AND (c.status = 'completed') <> (coalesce(c.captured_amount, 0) >= c.amount)
  -- An order that is cancelled in Medusa's dashboard takes its collection along, paid or not.
  AND NOT (c.status = 'canceled' AND o.status = 'cancelled')`,
  },
} satisfies Record<string, SqlRule>;
