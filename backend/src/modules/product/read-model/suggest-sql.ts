import { MOST_SUGGESTIONS } from "../../../contracts/catalogue";
import { DEFAULT_LANGUAGE } from "../../../contracts/languages";
import type { Translated } from "../../../contracts/translated";
import { distance, END_OF_NAME, farEnglish, farOwn } from "./closest-sql";
import { escapeLike } from "../../../lib/like-pattern";
import { foundBy, Parameters, type Statement } from "./conditions-sql";
import type { SearchText } from "./domain/search-text";

/** Categories among the answers; the rest are products. */
const MOST_CATEGORIES = 3;

/** Products that are compared: two letters may start half of a large catalogue. */
const MOST_COMPARED = 4000;

/** A category's words, in the form of a product's `search_name`: of each of its names a reader may know. */
const categoriesIn = (language: string) => `SELECT k.id, coalesce(c.name, k.name) AS name,
    CASE WHEN c.name IS NOT NULL THEN k.name END AS original_name, k.rank, n.is_english,
    ' ' || catalogue_fold(n.name) || catalogue_search_words('', catalogue_fold(n.name), '', '', NULL) AS search_name
  FROM catalogue_category k
  LEFT JOIN catalogue_category_text c ON c.id = k.id AND c.language = '${language}'
  CROSS JOIN LATERAL (VALUES (k.name, 1), (c.name, 0)) n (name, is_english)
  WHERE n.name IS NOT NULL
    AND EXISTS (SELECT 1 FROM catalogue_tally t WHERE t.kind = 'all' AND t.category_id = k.id AND t.n > 0)`;

/** The matching products, each once, as near as it is in English or the reader's language. */
function productsIn(language: Translated | undefined, condition: string, far: string): string {
  const english = `SELECT id, ${farEnglish(far)} AS distance FROM (
    SELECT id, search_name FROM catalogue_product WHERE ${condition} LIMIT ${MOST_COMPARED}) p`;
  if (language === undefined) return english;
  return `SELECT id, min(distance) AS distance FROM (${english} UNION ALL
    SELECT id, ${farOwn(far)} FROM (SELECT id, search_name FROM catalogue_text
      WHERE language = '${language}' AND ${condition} LIMIT ${MOST_COMPARED}) t) f GROUP BY id`;
}

/**
 * The best answers to what was typed so far, as one JSON array (`data`). A category covers many
 * products, so it goes before equally close ones. Indexes: catalogue_product_search_name, catalogue_text_search_name.
 */
export function suggestStatement(text: SearchText, language?: Translated): Statement {
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
  const spoken = language ?? DEFAULT_LANGUAGE;
  const best = `(SELECT 'category' AS kind, id, name, original_name, NULL AS handle, 0 AS position,
        min(${farOwn(far)} + is_english) AS distance, rank AS place, NULL::timestamptz AS created_at
      FROM categories WHERE ${condition} GROUP BY id, name, original_name, rank ORDER BY distance, rank, id LIMIT ${MOST_CATEGORIES})
    UNION ALL
    (SELECT 'product', p.id, coalesce(t.name, p.name), NULL, p.handle, 1, m.distance, 0, p.created_at
      FROM (${productsIn(language, condition, far)}) m
      JOIN catalogue_product p ON p.id = m.id
      LEFT JOIN catalogue_text t ON t.id = p.id AND t.language = '${spoken}'
      ORDER BY distance, created_at DESC, id DESC LIMIT ${MOST_SUGGESTIONS})
    ORDER BY distance, position, place, created_at DESC, id DESC LIMIT ${MOST_SUGGESTIONS}`;
  return {
    text: `WITH categories AS MATERIALIZED (${categoriesIn(spoken)})
      SELECT string_agg(json_strip_nulls(json_build_object('text', b.name, 'kind', b.kind, 'id', b.id,
        'original_name', b.original_name, 'handle', b.handle, 'image', p.json::json ->> 'image',
        'price', (p.json::json ->> 'price')::integer))::text, ',' ORDER BY b.distance, b.position, b.place, b.created_at DESC, b.id DESC) AS data
      FROM (${best}) b LEFT JOIN catalogue_product p ON b.kind = 'product' AND p.id = b.id`,
    values: parameters.values,
  };
}
