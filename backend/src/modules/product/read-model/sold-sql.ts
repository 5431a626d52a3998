import { orderedWithin } from "../../order/published-sql";
import type { Statement } from "./conditions-sql";

/** A season: long enough for a shop with few orders, short enough to forget last year's coat. */
const WINDOW = "interval '90 days'";

/**
 * What sold how well, counted anew where that is due, by whichever process comes first: the sums are kept in
 * `catalogue_sold`, from where a product's row copies its own, and products whose sum changed are noted for the
 * refresher. So no order and no list ever counts.
 * @param seconds since the last time
 */
export const countSold = (seconds: number): Statement => ({
  name: "count sold",
  text: `
WITH due AS (
  UPDATE catalogue_state SET sold_at = now() WHERE sold_at <= now() - make_interval(secs => $1::integer) RETURNING 1
), truth AS MATERIALIZED (
  SELECT * FROM (${orderedWithin(WINDOW)}) t WHERE EXISTS (SELECT 1 FROM due)
), put AS (
  INSERT INTO catalogue_sold (product_id, pieces) SELECT product_id, pieces FROM truth
  ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces WHERE catalogue_sold.pieces <> excluded.pieces
  RETURNING product_id
), gone AS (
  DELETE FROM catalogue_sold s
  WHERE EXISTS (SELECT 1 FROM due) AND NOT EXISTS (SELECT 1 FROM truth t WHERE t.product_id = s.product_id)
  RETURNING product_id
)
INSERT INTO catalogue_dirty (kind, ref)
SELECT 'product', product_id FROM put UNION ALL SELECT 'product', product_id FROM gone`,
  values: [seconds],
});
