import { distance } from "./closest-sql";
import { Parameters, textCondition, type Statement } from "./conditions-sql";
import type { SearchText } from "./domain/search-text";

/** A product as `Columns` holds it. The digest keeps 53 of 64 bits: a number can't hold more. */
const COLUMNS = `id, category_id AS "categoryId", category_name AS "categoryName", gender, price,
  in_stock AS "inStock", on_sale AS "onSale", sizes, colors, (extract(epoch FROM created_at) * 1000000)::float8 AS created,
  (hashtextextended(search || search_name, 0) >> 11)::float8 AS text`;

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

/** Every category, in the order in which a name that several have is understood. */
export const CATEGORY_NAMES: Statement = {
  name: "category names",
  text: "SELECT id, name FROM catalogue_category ORDER BY rank, id",
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

/**
 * Every product that contains a text: its distance (one digit) and id. Reads all matches. Indexes:
 * catalogue_product_search, catalogue_product_search_name.
 */
export function matchesStatement(text: SearchText): Statement {
  const parameters = new Parameters();
  const condition = textCondition(text, parameters);
  const far = distance(text, parameters);
  return {
    text: `SELECT string_agg((${far}) || id, chr(30)) AS found FROM catalogue_product WHERE ${condition}`,
    values: parameters.values,
  };
}

/** The ready JSON of products, joined by commas in this order. By primary key. */
export const pageOf = (ids: readonly string[]): Statement => ({
  name: "page of ids",
  text: `SELECT string_agg(p.json, ',' ORDER BY k.place) AS data
    FROM unnest($1::text[]) WITH ORDINALITY k (id, place) JOIN catalogue_product p ON p.id = k.id`,
  values: [ids],
});
