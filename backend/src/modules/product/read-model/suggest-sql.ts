import { MOST_SUGGESTIONS } from "../../../contracts/catalogue";
import { distance, END_OF_NAME } from "./closest-sql";
import { escapeLike } from "../../../lib/like-pattern";
import { foundBy, Parameters, type Statement } from "./conditions-sql";
import type { SearchText } from "./domain/search-text";

/** Categories among the answers; the rest are products. */
const MOST_CATEGORIES = 3;

/** Products that are compared: two letters may start half of a large catalogue. */
const MOST_COMPARED = 4000;

/** A category's words, in the form of a product's `search_name`. */
const CATEGORIES = `SELECT k.id, k.name, k.rank,
    ' ' || catalogue_fold(k.name) || catalogue_search_words('', catalogue_fold(k.name), '', '', NULL) AS search_name
  FROM catalogue_category k
  WHERE EXISTS (SELECT 1 FROM catalogue_tally t WHERE t.kind = 'all' AND t.category_id = k.id AND t.n > 0)`;

/**
 * The best answers to what was typed so far, as one JSON array (`data`). A category covers many
 * products, so it goes before equally close ones. Index: catalogue_product_search_name.
 */
export function suggestStatement(text: SearchText): Statement {
  const parameters = new Parameters();
  const condition = text.terms
    .map((term) => {
      const patterns = [foundBy(term), ...term.standIns.map((token) => `% ${token}%`)];
      // A listed word may also start a name that means something else.
      if (term.isListed) patterns.push(`% ${escapeLike(term.word)}%${END_OF_NAME}%`);
      return `(${patterns.map((pattern) => `search_name LIKE ${parameters.add(pattern)}`).join(" OR ")})`;
    })
    .join(" AND ");
  const far = distance(text, parameters);
  const best = `(SELECT 'category' AS kind, id, name, NULL AS handle, 0 AS position, ${far} AS distance, rank AS place, NULL::timestamptz AS created_at
      FROM categories WHERE ${condition} ORDER BY distance, rank, id LIMIT ${MOST_CATEGORIES})
    UNION ALL
    (SELECT 'product', id, name, handle, 1, ${far} AS distance, 0, created_at
      FROM (SELECT id, name, handle, search_name, created_at FROM catalogue_product WHERE ${condition} LIMIT ${MOST_COMPARED}) p
      ORDER BY distance, created_at DESC, id DESC LIMIT ${MOST_SUGGESTIONS})
    ORDER BY distance, position, place, created_at DESC, id DESC LIMIT ${MOST_SUGGESTIONS}`;
  return {
    text: `WITH categories AS MATERIALIZED (${CATEGORIES})
      SELECT string_agg(json_strip_nulls(json_build_object('text', b.name, 'kind', b.kind, 'id', b.id,
        'handle', b.handle, 'image', p.json::json ->> 'image',
        'price', (p.json::json ->> 'price')::integer))::text, ',' ORDER BY b.distance, b.position, b.place, b.created_at DESC, b.id DESC) AS data
      FROM (${best}) b LEFT JOIN catalogue_product p ON b.kind = 'product' AND p.id = b.id`,
    values: parameters.values,
  };
}
