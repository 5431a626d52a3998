import type { CategoryGender } from "../../../contracts/catalogue";
import type { Statement } from "./conditions-sql";
import { beginsOrEnds } from "./price-moment-sql";

/** By primary key, else by catalogue_product_handle. */
export const productStatement = (key: string): Statement => ({
  name: "product",
  text: `SELECT id, json FROM catalogue_product WHERE id = $1
         UNION ALL SELECT id, json FROM catalogue_product WHERE handle = $1 LIMIT 1`,
  values: [key],
});

/** All categories, or those of one gender, as one JSON array. */
export const categoriesStatement = (gender: CategoryGender | null): Statement => ({
  name: "categories",
  text: `SELECT coalesce(string_agg(
    '{"_id":' || to_json(k.id)::text || ',"id":' || to_json(k.id)::text ||
    ',"category_name":' || to_json(k.name)::text || ',"gender":' || to_json(k.gender)::text ||
    ',"product_count":' || coalesce(t.n, 0) || '}', ',' ORDER BY k.rank, k.name, k.id), '') AS data
   FROM catalogue_category k
   LEFT JOIN (SELECT category_id, sum(n) AS n FROM catalogue_tally WHERE kind = 'all' GROUP BY 1) t
     ON t.category_id = k.id
   WHERE $1 = '' OR k.gender = $1`,
  values: [gender ?? ""],
});

/**
 * Start-up settings of every reading connection. Everything read here has an index, and the planner
 * thinks reading text is free: it would scan them all for a word in every tenth.
 */
export const SESSION_OPTIONS = "-c enable_seqscan=off -c jit=off";

export const READ_VERSION = "SELECT version FROM catalogue_state";
/** Whether a refresh would find something to do: a note, or a price list that has begun or ended. */
export const PENDING = `SELECT EXISTS (SELECT 1 FROM catalogue_dirty) OR EXISTS (
  SELECT 1 FROM price_list l, catalogue_state s WHERE ${beginsOrEnds("clock_timestamp()")}) AS pending`;
