import type { Translated } from "../../../contracts/translated";
import { distance, farEnglish, farOwn } from "./closest-sql";
import { Parameters, textCondition, type Statement } from "./conditions-sql";
import type { SearchText } from "./domain/search-text";
import { toldIn } from "./texts-sql";

/** A product as `Columns` holds it. The digest keeps 53 of 64 bits: a number can't hold more. */
const COLUMNS = `id, category_id AS "categoryId", category_name AS "categoryName", gender, price,
  in_stock AS "inStock", on_sale AS "onSale", discount, sold, sizes, colors, stocked, (extract(epoch FROM created_at) * 1000000)::float8 AS created,
  (hashtextextended(search || search_name || coalesce((SELECT string_agg(t.search || t.search_name, '' ORDER BY t.language)
    FROM catalogue_text t WHERE t.id = catalogue_product.id), ''), 0) >> 11)::float8 AS text`;

/** The next products after an id (empty: from the start on). By primary key. */
export const columnsAfter = (id: string, limit: number): Statement => ({
  name: "columns after",
  text: `SELECT ${COLUMNS} FROM catalogue_product WHERE id > $1 ORDER BY id LIMIT $2::integer`,
  values: [id, limit],
});

/** These products, as far as they are published. By primary key. */
export const columnsOf = (ids: readonly string[]): Statement => ({
  name: "columns of",
  text: `SELECT ${COLUMNS} FROM catalogue_product WHERE id = ANY ($1::text[])`,
  values: [ids],
});

/** Every name of every category, in the order in which one that several have is understood. */
export const CATEGORY_NAMES: Statement = {
  name: "category names",
  text: `SELECT id, name FROM (
      SELECT 0 AS place, id, name, rank FROM catalogue_category
      UNION ALL
      SELECT 1, id, c.name, k.rank FROM catalogue_category_text c JOIN catalogue_category k USING (id)) n
    ORDER BY place, rank, id`,
  values: [],
};

/** How sizes follow each other, as in a product's own list. */
export const sizeRanks = (sizes: readonly string[]): Statement => ({
  name: "size ranks",
  text: `SELECT s.value, row_number() OVER (ORDER BY catalogue_size_rank(s.value), s.value)::integer AS rank
    FROM unnest($1::text[]) s (value)`,
  values: [sizes],
});

/** Ends each product in `found`. */
export const END_OF_MATCH = "\u001e";

/** Distances are told as one letter, from this on. */
export const NEAREST = "0".charCodeAt(0);

/**
 * Every product that contains a text, in English or the reader's language: its distance (see
 * `farOwn`) as one letter, and its id. Reads all matches. Indexes: catalogue_product_search,
 * catalogue_product_search_name, and the same of catalogue_text.
 */
export function matchesStatement(text: SearchText, language?: Translated): Statement {
  const parameters = new Parameters();
  const condition = textCondition(text, parameters);
  const far = distance(text, parameters);
  const english = `SELECT id, ${farEnglish(far)} AS far FROM catalogue_product WHERE ${condition}`;
  const found =
    language === undefined
      ? english
      : `SELECT id, min(far) AS far FROM (${english} UNION ALL
          SELECT id, ${farOwn(far)} FROM catalogue_text WHERE language = '${language}' AND ${condition}) f GROUP BY id`;
  return {
    text: `SELECT string_agg(chr(${NEAREST} + far) || id, chr(30)) AS found FROM (${found}) m`,
    values: parameters.values,
  };
}

/** The ready JSON of products, joined by commas in this order. By primary key. */
export const pageOf = (ids: readonly string[], language?: Translated): Statement => ({
  name: `page of ids ${language ?? ""}`,
  text: `SELECT string_agg(${toldIn(language, "p.id", "p.json")}, ',' ORDER BY k.place) AS data
    FROM unnest($1::text[]) WITH ORDINALITY k (id, place) JOIN catalogue_product p ON p.id = k.id`,
  values: [ids],
});
