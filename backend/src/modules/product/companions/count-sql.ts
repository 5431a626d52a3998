import { orderedTogether } from "../../order/published-sql";
import type { Statement } from "../read-model/conditions-sql";

/** Two seasons of orders: a pair of products is bought far less often than one. */
const ORDERS_SINCE = "interval '180 days'";
/** An order counts half after this long. */
const ORDER_HALF_LIFE = "interval '60 days'";
/** So does a look. */
const LOOK_HALF_LIFE = "interval '14 days'";

/** What a look at two products in one visit is worth of an order of both. */
const LOOK_SHARE = 0.2;
/** How much a pair must have before half of its likeness is believed. */
const SHRINKAGE = 5;
/** Less says nothing: one look, or an order long ago. */
const LEAST = 0.3;

/** Kept for each product: some are sold out, drafts or gone when it is shown. */
const MOST_KEPT = 12;
/** Pairs of looks that outlast an hour, the heaviest; some 10 MB. */
const MOST_LOOKS = 100_000;

/** SQL of what a row of looks weighs now. */
export const weightNow = (row: string): string =>
  `${row}.weight * power(0.5, extract(epoch FROM now() - ${row}.at) / extract(epoch FROM ${LOOK_HALF_LIFE}))`;

/**
 * What goes with what, counted anew where that is due, by whichever process comes first.
 *
 * A pair's worth is w = orders + ${LOOK_SHARE} looks, both fading with time. How alike two products are is the cosine
 * w(a, b) / sqrt(W(a) W(b)), W the sum over all pairs of a product, so that what everybody wants is not beside everything; times
 * w / (w + ${SHRINKAGE}), so that a single order says less than ten. `bench/companions.ts` measures it.
 *
 * It reads every order of the time and every pair of looks. One note for all tells caches, if any product's others or their
 * order changed.
 * @param seconds since the last time
 */
export const countCompanions = (seconds: number): Statement => ({
  name: "count companions",
  text: `
WITH due AS MATERIALIZED (
  UPDATE catalogue_state SET companions_at = now()
  WHERE companions_at <= now() - make_interval(secs => $1::integer) RETURNING 1
), faded AS (
  DELETE FROM catalogue_looked_at l
  WHERE EXISTS (SELECT 1 FROM due) AND (l.low, l.high) IN (
    SELECT k.low, k.high FROM catalogue_looked_at k WHERE ${weightNow("k")} < 0.05
    UNION ALL
    (SELECT k.low, k.high FROM catalogue_looked_at k ORDER BY ${weightNow("k")} DESC OFFSET ${MOST_LOOKS}))
), pair AS MATERIALIZED (
  SELECT low, high, sum(worth) AS worth FROM (
    SELECT low, high, weight AS worth FROM (${orderedTogether(ORDERS_SINCE, ORDER_HALF_LIFE)}) o
    UNION ALL
    SELECT l.low, l.high, ${LOOK_SHARE} * ${weightNow("l")} FROM catalogue_looked_at l
  ) w WHERE EXISTS (SELECT 1 FROM due)
  GROUP BY low, high
), side AS MATERIALIZED (
  SELECT low AS id, high AS other, worth FROM pair UNION ALL SELECT high, low, worth FROM pair
), total AS MATERIALIZED (
  SELECT id, sum(worth) AS worth FROM side GROUP BY id
), likeness AS (
  SELECT s.id, s.other, s.worth / sqrt(a.worth * b.worth) * s.worth / (s.worth + ${SHRINKAGE}) AS alike
  FROM side s JOIN total a ON a.id = s.id JOIN total b ON b.id = s.other
  WHERE s.worth >= ${LEAST}
), ranked AS (
  SELECT id, other, row_number() OVER (PARTITION BY id ORDER BY alike DESC, other) AS rank FROM likeness
), truth AS MATERIALIZED (
  SELECT id AS product_id, array_agg(other ORDER BY rank) AS others FROM ranked WHERE rank <= ${MOST_KEPT} GROUP BY id
), put AS (
  INSERT INTO catalogue_companion (product_id, others) SELECT product_id, others FROM truth
  ON CONFLICT (product_id) DO UPDATE SET others = excluded.others WHERE catalogue_companion.others <> excluded.others
  RETURNING 1
), gone AS (
  DELETE FROM catalogue_companion c
  WHERE EXISTS (SELECT 1 FROM due) AND NOT EXISTS (SELECT 1 FROM truth t WHERE t.product_id = c.product_id)
  RETURNING 1
)
INSERT INTO catalogue_dirty (kind, ref)
SELECT 'companions', '' WHERE EXISTS (SELECT 1 FROM put) OR EXISTS (SELECT 1 FROM gone)`,
  values: [seconds],
});
