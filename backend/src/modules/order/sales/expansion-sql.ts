import type { Statement } from "../../../lib/database";
import { IS_PART, PAYS } from "../payment/payment-record";

/** What line `i` of an order brought: its total, less what discounts took off it. */
const BROUGHT = (i: string) => `((${i} ->> 'line_total')::bigint - coalesce((
  SELECT sum((d ->> 'amount')::bigint) FROM jsonb_array_elements(${i} -> 'discounts') AS d), 0)::bigint)`;

/**
 * What pays a part of order `o`: store credit that it was placed with, and money from before it became dearer. Only a
 * change of the order changes it. Index: checkout_payment_order.
 */
const COVERED_AT_FIRST = `(SELECT coalesce(sum(${PAYS("c")}), 0)::bigint FROM checkout_payment c
      WHERE c.order_id = o.id AND ${IS_PART("c")})`;
const owes = (payment: string) =>
  `CASE WHEN ${payment} IN ('unpaid', 'pending') THEN credit ELSE 0 END`;

/**
 * The one place that says what orders and payments count for. Roll-ups, what is outstanding, and
 * the recount from the orders themselves are all this text over different rows, so they can only
 * differ by a row too many or too few.
 *
 * A change of what an order costs is two notes: without what it was, with what it is. What was noted before it keeps what
 * the order was then (`was_…`).
 *
 * - `state`: orders by `status/payment_status`, with their totals; of unpaid ones less what pays a part of them;
 * - `day`, `month`: orders by when they were placed, money by when it moved, in Africa/Kigali;
 * - `all`: money, so neither store credit that was spent nor what went back as such. Here and by day and month also in dollars, at the rate that stands on each order;
 * - `district`: orders that are not cancelled, and money, by where they go;
 * - `product`: pieces of orders that are not cancelled, and what their lines brought, after discounts, once they are paid.
 *
 * @param deltas name of rows like those of sales_delta
 * @returns CTEs, the last of which, `expanded`, has the columns of sales_rollup. By primary key of
 * checkout_order.
 */
export const expansionOf = (deltas: string): string => `
noted AS MATERIALIZED (
  SELECT d.order_id, d.status_before, d.payment_before, d.status_after, d.payment_after, d.amount,
    to_char(d.on_day, 'YYYY-MM-DD') AS on_day, coalesce(d.was_total, o.total_amount) AS total_amount,
    coalesce(o.ordered_to, o.district) AS district, o.usd_rate, coalesce(d.was_items, o.items) AS items, d.is_change,
    coalesce(d.was_credit, ${COVERED_AT_FIRST}) AS credit,
    to_char(o.created_at AT TIME ZONE 'Africa/Kigali', 'YYYY-MM-DD') AS placed_on
  FROM ${deltas} d JOIN checkout_order o ON o.id = d.order_id
), stood AS (
  SELECT 1 AS sign, status_after AS status, payment_after AS payment,
    total_amount - ${owes("payment_after")} AS total_amount, district, items
  FROM noted WHERE status_after IS NOT NULL
  UNION ALL
  SELECT -1, status_before, payment_before, total_amount - ${owes("payment_before")}, district, items
  FROM noted WHERE status_before IS NOT NULL
), placed AS (
  SELECT placed_on FROM noted WHERE status_after IS NOT NULL AND status_before IS NULL AND NOT is_change
), moved AS (
  SELECT amount, on_day, district, amount * usd_rate AS usd FROM noted WHERE amount IS NOT NULL
), expanded (kind, key, orders, units, revenue, amount, usd) AS (
  SELECT 'state', status || '/' || payment, sign::bigint, 0::bigint, 0::bigint, sign * total_amount, 0::numeric FROM stood
  UNION ALL SELECT 'day', placed_on, 1, 0, 0, 0, 0 FROM placed
  UNION ALL SELECT 'month', left(placed_on, 7), 1, 0, 0, 0, 0 FROM placed
  UNION ALL SELECT 'district', district, sign, 0, 0, 0, 0 FROM stood WHERE status <> 'cancelled'
  UNION ALL SELECT 'product', i ->> 'product_id', 0, sign * (i ->> 'quantity')::bigint,
      CASE WHEN payment = 'completed' THEN sign * ${BROUGHT("i")} ELSE 0 END, 0, 0
    FROM stood CROSS JOIN LATERAL jsonb_array_elements(items) AS i WHERE status <> 'cancelled'
  UNION ALL SELECT 'all', '', 0, 0, amount, 0, usd FROM moved
  UNION ALL SELECT 'day', on_day, 0, 0, amount, 0, usd FROM moved
  UNION ALL SELECT 'month', left(on_day, 7), 0, 0, amount, 0, usd FROM moved
  UNION ALL SELECT 'district', district, 0, 0, amount, 0, 0 FROM moved
)`;

/** SQL of rows (kind, key, sums) from `expanded`, or from anything with its columns. */
export const summed = (rows: string): string => `
  SELECT kind, key, sum(orders)::bigint AS orders, sum(units)::bigint AS units,
    sum(revenue)::bigint AS revenue, sum(amount)::bigint AS amount, sum(usd) AS usd
  FROM ${rows} GROUP BY kind, key`;

const KIGALI_DAY = (time: string) => `(${time} AT TIME ZONE 'Africa/Kigali')::date`;

/** Store credit is no money: what was paid for it was counted when it came in. */
export const IS_MONEY = (payment: string): string => `${payment}.payment_method <> 'credit'`;
/** What goes back as store credit stays in the till. */
export const IS_MONEY_BACK = (refund: string): string => `${refund}.credit_id IS NULL`;

/** When money came in: the payment's own time. */
export const PAID_ON = (payment: string): string => KIGALI_DAY(`${payment}.paid_at`);
/** When money went back. */
export const REFUNDED_ON = (refund: string): string =>
  KIGALI_DAY(`coalesce(${refund}.completed_at, ${refund}.created_at)`);

/** Nothing was changed since. */
const AS_IT_IS =
  "NULL::bigint AS was_total, NULL::bigint AS was_credit, NULL::jsonb AS was_items, false AS is_change";

/**
 * $1 order, held by the caller, before anything of it is written. What is noted of it and not added up yet keeps what it
 * is now; then it counts for nothing, until NOTE_CHANGED. A fold that meets these rows waits, and adds up what they say
 * then. Index: sales_delta_order.
 */
export const NOTE_CHANGING: Statement = {
  name: "sales.note-changing",
  text: `
WITH was AS MATERIALIZED (
  SELECT o.id, o.status, o.payment_status, o.total_amount, o.items, ${COVERED_AT_FIRST} AS credit
  FROM checkout_order o WHERE o.id = $1
), kept AS (
  UPDATE sales_delta d SET was_total = w.total_amount, was_credit = w.credit, was_items = w.items
  FROM was w WHERE d.order_id = $1 AND (d.status_before IS NOT NULL OR d.status_after IS NOT NULL) AND d.was_total IS NULL
)
INSERT INTO sales_delta (order_id, status_before, payment_before, was_total, was_credit, was_items, is_change)
SELECT id, status, payment_status, total_amount, credit, items, true FROM was`,
};

/** $1 order. It counts for what it is now; before its status follows. */
export const NOTE_CHANGED: Statement = {
  name: "sales.note-changed",
  text: `
INSERT INTO sales_delta (order_id, status_after, payment_after, is_change)
SELECT o.id, o.status, o.payment_status, true FROM checkout_order o WHERE o.id = $1`,
};

/**
 * Everything that ever happened, as rows of sales_delta: each order as it is now, each payment that
 * came in, each refund that went out. Reads all of checkout_order, checkout_payment and
 * checkout_refund.
 */
export const TRUTH = `
  SELECT o.id AS order_id, NULL::text AS status_before, NULL::text AS payment_before,
    o.status AS status_after, o.payment_status AS payment_after, NULL::bigint AS amount, NULL::date AS on_day, ${AS_IT_IS}
  FROM checkout_order o
  UNION ALL
  SELECT p.order_id, NULL, NULL, NULL, NULL, p.amount, ${PAID_ON("p")}, ${AS_IT_IS}
  FROM checkout_payment p WHERE p.paid_at IS NOT NULL AND ${IS_MONEY("p")}
  UNION ALL
  SELECT r.order_id, NULL, NULL, NULL, NULL, -r.amount, ${REFUNDED_ON("r")}, ${AS_IT_IS}
  FROM checkout_refund r WHERE r.status = 'completed' AND ${IS_MONEY_BACK("r")}`;
