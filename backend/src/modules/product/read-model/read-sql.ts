import type { CategoryGender } from "../../../contracts/catalogue";
import { DEFAULT_LANGUAGE, type Language } from "../../../contracts/languages";
import type { Translated } from "../../../contracts/translated";
import type { Statement } from "./conditions-sql";
import { beginsOrEnds } from "./price-moment-sql";
import { toldIn } from "./texts-sql";

/**
 * SQL of the published product that $1 names, if there is one: by primary key, else by catalogue_product_handle, else by
 * what it was called before (product_old_handle_pkey).
 * @param columns of catalogue_product
 */
export function productByKey(...columns: readonly string[]): string {
  const list = columns.map((column) => `c.${column}`).join(", ");
  return `SELECT ${list} FROM catalogue_product c WHERE c.id = $1
    UNION ALL SELECT ${list} FROM catalogue_product c WHERE c.handle = $1
    UNION ALL SELECT ${list} FROM product_old_handle o
      JOIN catalogue_product c ON c.id = o.product_id WHERE o.handle = $1 LIMIT 1`;
}

/** Index: see productByKey. */
export const productStatement = (key: string, language?: Translated): Statement => ({
  name: `product ${language ?? ""}`,
  text: `SELECT id, ${toldIn(language, "id", "json")} AS json FROM (${productByKey("id", "json")}) p`,
  values: [key],
});

/** By primary keys, in their order. */
export const namedStatement = (ids: readonly string[], language?: Translated): Statement => ({
  name: `named ${language ?? ""}`,
  text: `SELECT string_agg(${toldIn(language, "p.id", "p.json")}, ',' ORDER BY w.place) AS data
    FROM unnest($1::text[]) WITH ORDINALITY w (id, place) JOIN catalogue_product p ON p.id = w.id`,
  values: [ids],
});

/** All categories, or those of one gender, as one JSON array, in a language. */
export const categoriesStatement = (
  gender: CategoryGender | null,
  language: Language = DEFAULT_LANGUAGE,
): Statement => ({
  name: "categories",
  text: `SELECT coalesce(string_agg(
    '{"_id":' || to_json(k.id)::text || ',"id":' || to_json(k.id)::text ||
    ',"category_name":' || to_json(coalesce(c.name, k.name))::text ||
    CASE WHEN c.name IS NULL THEN '' ELSE ',"original_name":' || to_json(k.name)::text END || ',"gender":' || to_json(k.gender)::text ||
    ',"product_count":' || coalesce(t.n, 0) || '}', ',' ORDER BY k.rank, k.name, k.id), '') AS data
   FROM catalogue_category k
   LEFT JOIN (SELECT category_id, sum(n) AS n FROM catalogue_tally WHERE kind = 'all' GROUP BY 1) t
     ON t.category_id = k.id
   LEFT JOIN catalogue_category_text c ON c.id = k.id AND c.language = $2
   WHERE $1 = '' OR k.gender = $1`,
  values: [gender ?? "", language],
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
