import type { Statement } from "../../../lib/database";
import { idTime } from "../../../lib/entity-id-sql";
import { expansionOf, summed, TRUTH } from "./expansion-sql";
import { KEEP_NOTIFICATIONS } from "../../staff/published-sql";

/** Held for one fold. Only tried: a waiter would hold a connection. */
export const TRY_FOLD_LOCK: Statement = {
  name: "sales.fold-lock",
  text: `SELECT pg_try_advisory_xact_lock(hashtext('strive.sales.fold')) AS held`,
};

/** Orders older than this are not news: loading old orders in bulk tells staff nothing. */
const NEWS = "interval '1 day'";

/**
 * Notifications of new orders among `rows`. They are written here and not by the placing transaction:
 * NOTIFY, which every notification ends with, makes commits queue, and buyers would queue too. That
 * transaction sets `is_news`, so that the notification is owed exactly when the order is. Their ids are
 * from now, in the order of the notes: whoever reads on from the last misses none.
 * Index: staff_notice_key.
 */
const tell = (rows: string) => `
  ${KEEP_NOTIFICATIONS}
  SELECT 'note_' || ${idTime("clock_timestamp()")} || lpad(d.id::text, 16, '0'), 'new-order:' || o.id, 'new_order',
    'New order ' || o.order_number || ': ' || o.firstname || ' ' || o.lastname || ', RWF '
      || to_char(o.total_amount, 'FM999,999,999,990') || ', ' || o.district,
    '/admin/orders?view=' || o.id, o.created_at
  FROM ${rows} d JOIN checkout_order o ON o.id = d.order_id
  WHERE d.is_news AND o.created_at > now() - ${NEWS}
  ORDER BY d.id
  ON CONFLICT (key) DO NOTHING`;

/**
 * $1 how many. Takes the oldest rows, adds them to the sums and tells staff of new orders: one
 * statement, so that a reader sees a row either as outstanding or in a sum, never both. Rows of
 * open transactions are not seen, and folded later. Index: sales_delta_pkey, sales_rollup_pkey.
 */
export const FOLD: Statement = {
  name: "sales.fold",
  text: `
WITH taken AS (
  DELETE FROM sales_delta
  WHERE id = ANY (ARRAY(SELECT id FROM sales_delta ORDER BY id LIMIT $1)) RETURNING *
), ${expansionOf("taken")}, folded AS (
  INSERT INTO sales_rollup AS r (kind, key, orders, units, revenue, amount, usd)
  ${summed("expanded")}
  ON CONFLICT (kind, key) DO UPDATE SET orders = r.orders + excluded.orders,
    units = r.units + excluded.units, revenue = r.revenue + excluded.revenue,
    amount = r.amount + excluded.amount, usd = r.usd + excluded.usd
), told AS (${tell("taken")})
SELECT count(*)::integer AS n FROM taken`,
};

/** For the few statements that read every order: they scan and hash, and take as long as they need. */
export const AT_LENGTH: Statement = {
  name: "sales.at-length",
  text: `
SELECT set_config('statement_timeout', '0', true), set_config('enable_seqscan', 'on', true),
  set_config('enable_hashjoin', 'on', true), set_config('plan_cache_mode', 'auto', true)`,
};

/** Waits for a running fold, and lets none begin before the caller's transaction ends. */
export const LOCK_SUMS: Statement = {
  name: "sales.lock",
  text: `LOCK TABLE sales_rollup IN SHARE ROW EXCLUSIVE MODE`,
};

/** What follows sees one state of all tables: an order is either counted or still outstanding. */
export const ONE_SNAPSHOT: Statement = {
  name: "sales.one-snapshot",
  text: `SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`,
};

/** Before the outstanding rows are dropped. */
export const TELL_OUTSTANDING: Statement = { name: "sales.tell", text: tell("sales_delta") };

/**
 * Sums that differ from the orders and payments, the first twenty: the stored value (folded and
 * outstanding), and the recount. One snapshot. Reads every order.
 */
export const DIFFERENCES: Statement = {
  name: "sales.differences",
  text: `
WITH truth AS (${TRUTH}), counted AS (
  WITH ${expansionOf("truth")} ${summed("expanded")}
), standing AS (
  WITH ${expansionOf("sales_delta")} ${summed(
    "(SELECT * FROM expanded UNION ALL SELECT * FROM sales_rollup) AS t",
  )}
)
SELECT coalesce(c.kind, s.kind) AS kind, coalesce(c.key, s.key) AS key
FROM counted c FULL JOIN standing s ON s.kind = c.kind AND s.key = c.key
WHERE (coalesce(c.orders, 0), coalesce(c.units, 0), coalesce(c.revenue, 0), coalesce(c.amount, 0), coalesce(c.usd, 0))
  IS DISTINCT FROM
  (coalesce(s.orders, 0), coalesce(s.units, 0), coalesce(s.revenue, 0), coalesce(s.amount, 0), coalesce(s.usd, 0))
ORDER BY 1, 2 LIMIT 20`,
};
