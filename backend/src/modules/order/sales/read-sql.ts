import type { Statement } from "../../../lib/database";
import { expansionOf, summed } from "./expansion-sql";
import { ACTIVE_ACCOUNTS } from "../../account/published-sql";
import { ALL_PRODUCTS } from "../../product/published-sql";

/** Rows (key, orders, revenue, …) of one kind: what is folded and what is outstanding. */
const both = (kind: string, condition = "true") => `
  SELECT key, sum(orders) AS orders, sum(revenue) AS revenue, sum(amount) AS amount, sum(usd) AS usd FROM (
    SELECT key, orders, revenue, amount, usd FROM sales_rollup WHERE kind = '${kind}' AND ${condition}
    UNION ALL
    SELECT key, orders, revenue, amount, usd FROM fresh WHERE kind = '${kind}' AND ${condition}
  ) t GROUP BY key`;

const PICTURE = `(SELECT i.url FROM image i WHERE i.product_id = p.id AND i.deleted_at IS NULL ORDER BY i.rank, i.id LIMIT 1)`;

/**
 * $1 first day, $2 first month. Everything the dashboard says about sales, in one snapshot and from
 * sums: its cost does not grow with the orders. The number of products is the catalogue's tally,
 * that of accounts an index-only count; both, and the products' names, are read where their modules
 * keep them.
 * Indexes: sales_rollup_pkey, sales_rollup_top, catalogue_tally_pkey, account_tally.
 */
export const DASHBOARD: Statement = {
  name: "sales.dashboard",
  text: `
WITH given AS (SELECT $1::text, $2::text),
${expansionOf("sales_delta")}, fresh AS MATERIALIZED (${summed("expanded")}),
-- The most sold of those that nothing is outstanding of, in the order of their index, and all that
-- something is outstanding of: the ten first are among them.
sold AS (
  (SELECT r.key, r.units, r.revenue FROM sales_rollup r
   WHERE r.kind = 'product' AND NOT EXISTS (SELECT 1 FROM fresh f WHERE f.kind = 'product' AND f.key = r.key)
   ORDER BY r.units DESC, r.key LIMIT 10)
  UNION ALL
  SELECT f.key, f.units + coalesce(r.units, 0), f.revenue + coalesce(r.revenue, 0)
  FROM fresh f LEFT JOIN sales_rollup r ON r.kind = 'product' AND r.key = f.key
  WHERE f.kind = 'product'
), top AS (
  SELECT key, units, revenue FROM sold WHERE units > 0 ORDER BY units DESC, key LIMIT 10
)
SELECT
  ${ALL_PRODUCTS} AS products,
  ${ACTIVE_ACCOUNTS} AS "activeUsers",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('state', key, 'orders', orders, 'amount', amount)), '[]'::jsonb)
   FROM (${both("state")}) t) AS states,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('revenue', revenue, 'usd', round(usd, 2))), '[]'::jsonb)
   FROM (${both("all")}) t) AS "all",
  (SELECT coalesce(jsonb_object_agg(key, jsonb_build_object('orders', orders, 'revenue', revenue, 'usd', round(usd, 2))), '{}'::jsonb)
   FROM (${both("day", "key >= $1")}) t) AS days,
  (SELECT coalesce(jsonb_object_agg(key, jsonb_build_object('orders', orders, 'revenue', revenue, 'usd', round(usd, 2))), '{}'::jsonb)
   FROM (${both("month", "key >= $2")}) t) AS months,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('district', key, 'orders', orders, 'revenue', revenue)
     ORDER BY orders DESC, revenue DESC, key), '[]'::jsonb)
   FROM (${both("district")}) t WHERE orders > 0) AS districts,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('product_id', top.key, 'name', coalesce(p.title, top.key),
     'image', coalesce(${PICTURE}, p.thumbnail), 'units', top.units, 'revenue', top.revenue)
     ORDER BY top.units DESC, top.key), '[]'::jsonb)
   FROM top LEFT JOIN product p ON p.id = top.key) AS "topProducts"`,
};
