import { HELD_UNTIL, PIECES_OF_ORDER, PLACED_BY } from "../../../order/published-sql";
import type { SqlRule } from "../rule";

/**
 * Open orders `o` that hold stock, unpaid, not taken on by staff, and without a payment that may
 * take longer. Read from the orders themselves: one that lost its row would be kept forever.
 */
const HELD = `
checkout_order o JOIN order_progress g ON g.order_id = o.id
LEFT JOIN unpaid_hold u ON u.order_id = o.id
CROSS JOIN LATERAL (
  SELECT o.id AS order_id, coalesce(u.since, g.placed_at) AS since, u.scarce_since,
    coalesce(u.until, (SELECT r.exchange_until FROM order_return r WHERE r.exchange_order_id = o.id)) AS until
) h
WHERE g.status IN ('pending', 'processing') AND g.stock_state = 'reserved'
  AND o.payment_status IN ('unpaid', 'pending')
  AND NOT EXISTS (SELECT 1 FROM order_progress_event e
    WHERE e.order_id = o.id AND e.event NOT IN ('placed', 'confirmed'))
  AND NOT EXISTS (SELECT 1 FROM checkout_payment p WHERE p.order_id = o.id
    AND (p.holds_order OR (p.payment_status = 'pending' AND p.payment_method = 'cod')))`;

/** Marked for the job that ends them; see actions/payment. */
export const OVERDUE_HOLDS: SqlRule = {
  name: "No unpaid order holds stock for longer than allowed",
  wrong: `
SELECT o.id FROM patience CROSS JOIN ${HELD} AND ${HELD_UNTIL} < now() - patience.span`,
  mend: [
    `INSERT INTO unpaid_hold (order_id, pieces, account_id, email, phone, since, until)
     SELECT o.id, ${PIECES_OF_ORDER}, ${PLACED_BY}, o.email, o.phone, g.placed_at,
       (SELECT r.exchange_until FROM order_return r WHERE r.exchange_order_id = o.id)
     FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.id = ANY ($1::text[]) ON CONFLICT DO NOTHING`,
  ],
};
