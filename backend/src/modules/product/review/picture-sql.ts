import type { Statement } from "../../../lib/database";

/** SQL of the pictures of the review `r`, the first first. Index: product_review_picture_sent. */
export const PICTURES_OF_REVIEW = `(
  SELECT coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height,
    'url', '/api/reviews/' || r.id || '/pictures/' || p.id) ORDER BY p.created_at, p.id), '[]'::json)
  FROM product_review_picture p WHERE p.review_id = r.id)`;

/** $1 review, which the caller holds, $2 digest. Whether it is there. Index: product_review_picture_sent. */
export const KNOWS_PICTURE: Statement = {
  name: "review-picture.knows",
  text: `SELECT 1 AS is FROM product_review_picture WHERE review_id = $1 AND digest = $2`,
};

/** $1 id, $2 review, which the caller holds, $3 digest, $4 width, $5 height, $6 bytes, $7 the small one's. */
export const ADD_PICTURE: Statement = {
  name: "review-picture.add",
  text: `
INSERT INTO product_review_picture (id, review_id, digest, width, height, bytes, small)
VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** $1 id, $2 review, which the caller holds. By primary key. */
export const REMOVE_PICTURE: Statement = {
  name: "review-picture.remove",
  text: `DELETE FROM product_review_picture WHERE id = $1 AND review_id = $2 RETURNING id`,
};

/** $1 id, $2 review, $3 whether the small one, $4 whether only of one that is shown. By primary keys. */
export const READ_PICTURE: Statement = {
  name: "review-picture.read",
  text: `
SELECT CASE WHEN $3::boolean THEN p.small ELSE p.bytes END AS bytes
FROM product_review_picture p JOIN product_review r ON r.id = p.review_id
WHERE p.id = $1 AND p.review_id = $2 AND (NOT $4::boolean OR r.state = 'shown')`,
};
