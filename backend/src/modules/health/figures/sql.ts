import { MOST_COUNTED } from "../../../contracts/admin-health";
import type { Statement } from "../../../lib/database";

/** At most this many rows are ever read. */
const few = (rows: string) => `(${rows} LIMIT ${MOST_COUNTED})`;
/** Seconds since the first of them; null: there is none. */
const since = (first: string) =>
  `CASE WHEN ${first} IS NOT NULL THEN greatest(0, extract(epoch FROM now() - ${first}))::float8 END`;

/** Nothing that staff look at may hold a connection for long. */
export const BRIEFLY: Statement = {
  name: "health.briefly",
  text: `SELECT set_config('statement_timeout', '1500', true)`,
};

export const PING: Statement = { name: "health.ping", text: `SELECT 1 AS one` };

/** Due jobs by queue; those waiting for their time don't count. Index: job_i5 of each partition. */
export const JOBS_WAITING: Statement = {
  name: "health.jobs-waiting",
  text: `
SELECT q.name, w.n AS waiting, w.oldest FROM pgboss.queue q
CROSS JOIN LATERAL (
  SELECT count(*)::integer AS n, ${since("min(start_after)")} AS oldest
  FROM ${few(`SELECT j.start_after FROM pgboss.job j
    WHERE j.name = q.name AND j.state < 'active' AND j.start_after <= now() ORDER BY j.start_after`)} due
) w
WHERE w.n > 0 ORDER BY q.name LIMIT 100`,
};

/**
 * Jobs that were given up, by queue. pg-boss keeps them for half a day, without an index of their
 * state: the time limit bounds what this reads.
 */
export const JOBS_FAILED: Statement = {
  name: "health.jobs-failed",
  text: `
SELECT name, count(*)::integer AS failed
FROM ${few(`SELECT name FROM pgboss.job WHERE state = 'failed'`)} f GROUP BY name ORDER BY name`,
};

/** Overdue is what could have left by now. Index: mail_by_state; texts are apart. */
export const MAILS: Statement = {
  name: "health.mails",
  text: `
SELECT p.n AS pending, p.oldest, (
  SELECT count(*)::integer FROM ${few(`SELECT 1 FROM mail WHERE state = 'dead' AND channel = 'mail'`)} d) AS dead
FROM (
  SELECT count(*)::integer AS n,
    ${since("min(next_attempt_at) FILTER (WHERE next_attempt_at <= now())")} AS oldest
  FROM ${few(`SELECT next_attempt_at FROM mail WHERE state = 'pending' AND channel = 'mail' ORDER BY id`)} m) p`,
};

/** Counts stop at MOST_COUNTED; a month's texts are few enough to add up. Index: mail_text. */
export const TEXTS: Statement = {
  name: "health.texts",
  text: `
SELECT least(count(*) FILTER (WHERE state = 'pending'), ${MOST_COUNTED})::integer AS pending,
  least(count(*) FILTER (WHERE state = 'dead'), ${MOST_COUNTED})::integer AS dead,
  least(count(*) FILTER (WHERE report = 'failed' AND created_at > now() - interval '7 days'), ${MOST_COUNTED})::integer AS undelivered,
  ${since("min(next_attempt_at) FILTER (WHERE state = 'pending' AND next_attempt_at <= now())")} AS oldest,
  coalesce(sum(parts) FILTER (WHERE sent_at >= month.start), 0)::integer AS parts,
  coalesce(sum(cost_rwf) FILTER (WHERE sent_at >= month.start), 0)::float8 AS cost
FROM mail, (SELECT date_trunc('month', now() AT TIME ZONE 'Africa/Kigali') AT TIME ZONE 'Africa/Kigali' AS start) month
WHERE channel <> 'mail' AND created_at > now() - interval '32 days'`,
};

/** Index: checkout_order_unbuilt. */
export const UNBUILT: Statement = {
  name: "health.unbuilt",
  text: `
SELECT count(*)::integer AS unbuilt, ${since("min(created_at)")} AS oldest
FROM ${few(`SELECT created_at FROM checkout_order WHERE built_at IS NULL ORDER BY created_at`)} o`,
};

/** Index: checkout_payment_pending. */
export const PAYMENTS: Statement = {
  name: "health.payments",
  text: `
SELECT count(*)::integer AS pending
FROM ${few(`SELECT 1 FROM checkout_payment WHERE payment_status = 'pending'`)} p`,
};

/** By method. Index: checkout_payment_pending. */
export const PAYMENTS_BY_METHOD: Statement = {
  name: "health.payments-by-method",
  text: `
SELECT payment_method AS method, count(*)::integer AS pending
FROM ${few(`SELECT payment_method FROM checkout_payment WHERE payment_status = 'pending'`)} p
GROUP BY payment_method`,
};

/** Indexes: product_import_waiting, product_import_picture_due. */
export const IMPORTS: Statement = {
  name: "health.imports",
  text: `
SELECT
  (SELECT count(*)::integer
   FROM ${few(`SELECT 1 FROM product_import WHERE state = 'waiting'`)} i) AS imports,
  (SELECT count(*)::integer
   FROM ${few(`SELECT 1 FROM product_import_picture WHERE state = 'waiting'`)} p) AS pictures`,
};

/** Refunds are few; they have no index of their state. */
export const REFUNDS: Statement = {
  name: "health.refunds",
  text: `
SELECT count(*) FILTER (WHERE status = 'requested')::integer AS open,
  count(*) FILTER (WHERE status = 'failed')::integer AS failed,
  ${since("min(created_at) FILTER (WHERE status = 'requested')")} AS oldest
FROM ${few(`SELECT status, created_at FROM checkout_refund
  WHERE status IN ('requested', 'failed') ORDER BY created_at`)} r`,
};

/** One row; see modules/health/doctor. */
export const DOCTOR: Statement = {
  name: "health.doctor",
  text: `
SELECT done_at AS at, ${since("coalesce(done_at, made_at)")} AS age_s, rules, wrong FROM doctor_state`,
};

/** By primary key. */
export const CATALOGUE: Statement = {
  name: "health.catalogue",
  text: `SELECT count(*)::integer AS waiting FROM ${few(`SELECT 1 FROM catalogue_dirty`)} d`,
};
