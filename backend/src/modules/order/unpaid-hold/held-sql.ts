import { setting } from "../../settings/published-sql";

/**
 * When row `h` of unpaid_hold ends: at its own time, else after the minutes staff set, or half an hour after less
 * than a tenth of one of its products was left. Cash on delivery and wallets have their own ends.
 */
export const HELD_UNTIL = `coalesce(h.until, least(
  h.since + ${setting("hold_minutes")} * interval '1 minute',
  h.scarce_since + interval '30 minutes'))`;

/** Row `h` of unpaid_hold ends otherwise: cash on delivery waits until it is delivered or cancelled, a wallet has its own deadline. */
export const WAITS_ELSEWHERE = `EXISTS (SELECT 1 FROM checkout_payment p WHERE p.order_id = h.order_id
  AND (p.holds_order OR (p.payment_status = 'pending' AND p.payment_method = 'cod')))`;

/**
 * SQL of the end of order `o`, as things are now: of its wallet's time, else of its own; NULL: it has none, or it is
 * over. Indexes: primary key, checkout_payment_order.
 */
export const HELD_UNTIL_OF = `CASE WHEN o.payment_status IN ('unpaid', 'pending') AND o.status <> 'cancelled' THEN (SELECT e.at FROM (SELECT coalesce(
  (SELECT max(p.expires_at) FROM checkout_payment p WHERE p.order_id = o.id AND p.holds_order),
  (SELECT ${HELD_UNTIL} FROM unpaid_hold h WHERE h.order_id = o.id AND NOT ${WAITS_ELSEWHERE})) AS at) e
WHERE e.at > now() AND e.at < 'infinity') END`;

/** Pieces of order `o`: what it holds. */
export const PIECES_OF_ORDER = `(SELECT sum((i ->> 'quantity')::integer) FROM jsonb_array_elements(o.items) i)`;
