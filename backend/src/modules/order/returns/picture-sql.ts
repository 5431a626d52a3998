import type { Statement } from "../../../lib/database";

/** SQL of the pictures of the return with this id, the first first. Index: order_return_picture_sent. */
export const PICTURES_OF = (returnId: string): string => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
    'isStaffs', p.is_staffs, 'createdAt', p.created_at) ORDER BY p.created_at, p.id), '[]'::jsonb)
  FROM order_return_picture p WHERE p.return_id = ${returnId})`;

/** $1 return, $2 digest. Whether it is there. Index: order_return_picture_sent. */
export const KNOWS_PICTURE: Statement = {
  name: "return-picture.knows",
  text: `SELECT 1 AS is FROM order_return_picture WHERE return_id = $1 AND digest = $2`,
};

/** $1 id, $2 return, whose order the caller holds, $3 whether staff's, $4 digest, $5 width, $6 height, $7 bytes. */
export const ADD_PICTURE: Statement = {
  name: "return-picture.add",
  text: `
INSERT INTO order_return_picture (id, return_id, is_staffs, digest, width, height, bytes)
VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** $1 id, $2 return, whose order the caller holds. By primary key. */
export const REMOVE_PICTURE: Statement = {
  name: "return-picture.remove",
  text: `DELETE FROM order_return_picture WHERE id = $1 AND return_id = $2`,
};

/** $1 id, $2 return, $3 order. By primary keys. */
export const READ_PICTURE: Statement = {
  name: "return-picture.read",
  text: `
SELECT p.bytes FROM order_return_picture p JOIN order_return r ON r.id = p.return_id
WHERE p.id = $1 AND p.return_id = $2 AND r.order_id = $3`,
};
