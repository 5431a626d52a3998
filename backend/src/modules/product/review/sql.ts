import type { Statement } from "../../../lib/database";
import { orderOfLine } from "../../order/published-sql";
import { PICTURES_OF_REVIEW } from "./picture-sql";

/** SQL for a `ReviewRecord` of the row `r`. */
const COLUMNS = `r.id, r.product_id AS "productId", r.buyer, r.order_id AS "orderId", r.item_id AS "itemId",
  r.product_name AS "productName", r.size, r.rating, r.fit, r.title, r.text, r.height, r.state, r.reason, r.answer, r.version,
  r.written_at::text AS "writtenAt", r.decided_at::text AS "decidedAt", r.answered_at::text AS "answeredAt",
  ${PICTURES_OF_REVIEW} AS pictures`;

/** $1 buyer, $2 products. Index: product_review_once. */
export const REVIEWS_OF_BUYER: Statement = {
  name: "review.of-buyer",
  text: `SELECT ${COLUMNS} FROM product_review r WHERE r.product_id = ANY ($2::text[]) AND r.buyer = $1`,
};

/** $1 orders, the newest first. Index: product_review_order. */
export const REVIEWS_OF_ORDERS: Statement = {
  name: "review.of-orders",
  text: `
SELECT ${COLUMNS} FROM product_review r WHERE r.order_id = ANY ($1::text[]) ORDER BY r.written_at DESC, r.id DESC`,
};

/** $1 products. Those that staff have not deleted. By primary key. */
export const KEPT_PRODUCTS: Statement = {
  name: "review.kept-products",
  text: `SELECT id FROM product WHERE id = ANY ($1::text[]) AND deleted_at IS NULL`,
};

/** $1 product, $2 buyer. Whoever changes it, or decides about it, waits. Index: product_review_once. */
export const LOCK_OF_BUYER: Statement = {
  name: "review.lock-of-buyer",
  text: `SELECT ${COLUMNS} FROM product_review r WHERE r.product_id = $1 AND r.buyer = $2 FOR UPDATE`,
};

/**
 * $1 id, $2 product, $3 buyer, $4 order, $5 line, $6 name, $7 size, $8 rating, $9 fit, $10 title, $11 text, $12 height.
 * Race: two first ones at once, of two orders of one account: the later changes what the earlier wrote.
 * Index: product_review_once.
 */
export const WRITE_REVIEW: Statement = {
  name: "review.write",
  text: `
INSERT INTO product_review AS r
  (id, product_id, buyer, order_id, item_id, product_name, size, rating, fit, title, text, height, state)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'waiting')
ON CONFLICT (product_id, buyer) DO UPDATE SET order_id = excluded.order_id, item_id = excluded.item_id,
  product_name = excluded.product_name, size = excluded.size, rating = excluded.rating, fit = excluded.fit,
  title = excluded.title, text = excluded.text, height = excluded.height, state = 'waiting', reason = NULL,
  version = r.version + 1, written_at = now(), decided_at = NULL, changed_at = now()
RETURNING ${COLUMNS}`,
};

/** $1 id, which the caller holds: it shows more, and waits again; its words are as old as they were. By primary key. */
export const WAIT_AGAIN: Statement = {
  name: "review.wait-again",
  text: `
UPDATE product_review r SET state = 'waiting', reason = NULL, version = r.version + 1, decided_at = NULL,
  changed_at = now() WHERE r.id = $1 RETURNING ${COLUMNS}`,
};

/** $1 id, which the caller holds: it shows less, and what was decided about it still holds. By primary key. */
export const SHOW_LESS: Statement = {
  name: "review.show-less",
  text: `UPDATE product_review r SET changed_at = now() WHERE r.id = $1 RETURNING ${COLUMNS}`,
};

/** $1 product, $2 buyer. Index: product_review_once. */
export const DELETE_REVIEW: Statement = {
  name: "review.delete",
  text: `DELETE FROM product_review r WHERE r.product_id = $1 AND r.buyer = $2 RETURNING r.id`,
};

/** $1 id; two staff, or its writer, one after the other. By primary key. */
export const LOCK_REVIEW: Statement = {
  name: "review.lock",
  text: `SELECT ${COLUMNS} FROM product_review r WHERE r.id = $1 FOR UPDATE`,
};

/** $1 id, $2 state, $3 reason. By primary key. */
export const DECIDE_REVIEW: Statement = {
  name: "review.decide",
  text: `
UPDATE product_review r SET state = $2, reason = $3, decided_at = now(), changed_at = now() WHERE r.id = $1
RETURNING ${COLUMNS}`,
};

/** $1 id, $2 answer or null. By primary key. */
export const ANSWER_REVIEW: Statement = {
  name: "review.answer",
  text: `
UPDATE product_review r SET answer = $2, answered_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END, changed_at = now()
WHERE r.id = $1 RETURNING ${COLUMNS}`,
};

const LISTED = `product_review r LEFT JOIN LATERAL ${orderOfLine("r.order_id", "r.item_id")} o ON true`;
const LISTED_COLUMNS = `${COLUMNS}, coalesce(o.order_number, '') AS "orderNumber", o.image`;
const SEARCHED = `lower(r.product_name || ' ' || coalesce(o.order_number, '') || ' ' || r.title || ' ' || r.text)`;

/** $1 id. By primary key. */
export const READ_LISTED_REVIEW: Statement = {
  name: "review.read",
  text: `SELECT ${LISTED_COLUMNS} FROM ${LISTED} WHERE r.id = $1`,
};

/**
 * $1 states, $2 pattern or null, $3 limit, $4 offset. Those that wait come first come first, all others the newest first.
 * Index: product_review_state; a search walks all reviews, which are fewer than orders.
 */
export const listReviews = (isWaiting: boolean): Statement => {
  const order = isWaiting ? `"writtenAt", id` : `"writtenAt" DESC, id DESC`;
  const key = isWaiting ? "r.written_at, r.id" : "r.written_at DESC, r.id DESC";
  return {
    name: `review.list-${isWaiting ? "waiting" : "latest"}`,
    text: `
WITH counts AS MATERIALIZED (
  SELECT r.state, count(*) AS n FROM ${LISTED} WHERE $2::text IS NULL OR ${SEARCHED} LIKE $2 GROUP BY 1
), page AS MATERIALIZED (
  SELECT ${LISTED_COLUMNS} FROM ${LISTED}
  WHERE r.state = ANY ($1::text[]) AND ($2::text IS NULL OR ${SEARCHED} LIKE $2)
  ORDER BY ${key} LIMIT $3 OFFSET $4
)
SELECT (SELECT coalesce(jsonb_object_agg(state, n), '{}'::jsonb) FROM counts) AS "stateCounts",
  (SELECT coalesce(sum(n), 0)::float8 FROM counts WHERE state = ANY ($1::text[])) AS count,
  (SELECT coalesce(jsonb_agg(to_jsonb(page) ORDER BY ${order}), '[]'::jsonb) FROM page) AS reviews`,
  };
};
