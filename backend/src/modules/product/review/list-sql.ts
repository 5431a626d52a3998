import type { ReviewListQuery, ReviewSort } from "../../../contracts/reviews";
import type { Statement } from "../read-model/conditions-sql";
import { productByKey } from "../read-model/read-sql";
import { PICTURES_OF_REVIEW } from "./picture-sql";

const SHOWN = `json_build_object('id', r.id, 'rating', r.rating, 'fit', r.fit, 'title', r.title, 'text', r.text,
  'size', r.size, 'height', r.height, 'date', (r.written_at AT TIME ZONE 'Africa/Kigali')::date, 'answer', r.answer,
  'pictures', ${PICTURES_OF_REVIEW})`;

const given = (stars: number): string => `count(*) FILTER (WHERE r.rating = ${stars})`;
const fits = (fit: string): string => `count(*) FILTER (WHERE r.fit = '${fit}')`;

/** By what a list goes. */
const ORDERS: Readonly<Record<ReviewSort, string>> = {
  newest: "written_at DESC, id DESC",
  highest: "rating DESC, written_at DESC, id DESC",
  lowest: "rating, written_at DESC, id DESC",
};

/**
 * A page of a product's published reviews, and what all of them come to; no row: shoppers see no such
 * product. Only what search engines and shoppers see is named. Indexes: catalogue_product_pkey, catalogue_product_handle,
 * product_review_shown; one product's reviews are few enough to be sorted by rating.
 * @param key id or handle
 */
export const shownReviews = (
  key: string,
  { rating, size, sort = "newest", limit, offset }: ReviewListQuery,
): Statement => ({
  name: `product reviews ${sort}`,
  text: `
WITH p AS MATERIALIZED (
  ${productByKey("id")}
), page AS MATERIALIZED (
  SELECT r.rating, r.written_at, r.id, ${SHOWN}::text AS json FROM product_review r
  WHERE r.product_id = (SELECT id FROM p) AND r.state = 'shown'
    AND ($2::integer = 0 OR r.rating = $2) AND ($3 = '' OR r.size = $3)
  ORDER BY ${ORDERS[sort]} LIMIT $4 OFFSET $5
)
SELECT p.id, coalesce((SELECT string_agg(json, ',' ORDER BY ${ORDERS[sort]}) FROM page), '') AS data,
  t.matches AS count, t.summary
FROM p CROSS JOIN LATERAL (
  SELECT (count(*) FILTER (WHERE ($2::integer = 0 OR r.rating = $2) AND ($3 = '' OR r.size = $3)))::integer AS matches,
    json_build_object('average', coalesce(round(avg(r.rating), 1), 0), 'count', count(*),
      'by_rating', json_build_array(${[1, 2, 3, 4, 5].map(given).join(", ")}),
      'by_fit', json_build_object('small', ${fits("small")}, 'true', ${fits("true")}, 'large', ${fits("large")}))::text AS summary
  FROM product_review r WHERE r.product_id = p.id AND r.state = 'shown'
) t`,
  values: [key, rating ?? 0, size ?? "", limit, offset],
});
