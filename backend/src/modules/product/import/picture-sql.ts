import type { Statement } from "../../../lib/database";

/**
 * $1 import, then parallel lists: $2 ids, $3 products, $4 sources, $5 names in the zip, $6 orders
 * as JSON text, $7 colours or null. One already waiting gets the newer order and the newer upload.
 * Index: product_import_picture_wanted.
 */
export const WANT_PICTURES: Statement = {
  name: "product-import.want-pictures",
  text: `
INSERT INTO product_import_picture (id, import_id, product_id, source, file, picture_order, color)
SELECT w.id, $1, w.product_id, w.source, w.file, w.picture_order::jsonb, w.color
FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
  AS w(id, product_id, source, file, picture_order, color)
ON CONFLICT (product_id, source) WHERE state = 'waiting'
DO UPDATE SET import_id = excluded.import_id, file = excluded.file,
  picture_order = excluded.picture_order, color = excluded.color, next_try_at = now(), tries = 0`,
};

/**
 * Takes the picture that has waited longest. $1 seconds of the lease. Index: product_import_picture_due.
 *
 * Race: as with mails, SKIP LOCKED gives each to one process, and next_try_at is the lease.
 */
export const CLAIM_PICTURE: Statement = {
  name: "product-import.claim-picture",
  text: `
WITH due AS MATERIALIZED (
  SELECT id FROM product_import_picture
  WHERE state = 'waiting' AND next_try_at <= now()
  ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
)
UPDATE product_import_picture p
SET tries = p.tries + 1, next_try_at = now() + make_interval(secs => $1)
FROM due WHERE p.id = due.id
RETURNING p.id, p.import_id AS "importId", p.product_id AS "productId", p.source, p.file,
  p.color, p.picture_order AS "order", p.tries,
  (SELECT i.bytes FROM product_import i WHERE i.id = p.import_id) AS bytes`,
};

/** $1 id. By primary key. */
export const PICTURE_DONE: Statement = {
  name: "product-import.picture-done",
  text: `
UPDATE product_import_picture SET state = 'done', reason = NULL
WHERE id = $1 AND state = 'waiting' RETURNING id`,
};

/** $1 id, $2 try, $3 seconds to wait, $4 why. By primary key. */
export const PICTURE_LATER: Statement = {
  name: "product-import.picture-later",
  text: `
UPDATE product_import_picture SET next_try_at = now() + make_interval(secs => $3), reason = $4
WHERE id = $1 AND tries = $2 AND state = 'waiting'`,
};

/** $1 id, $2 why. By primary key. */
export const PICTURE_FAILED: Statement = {
  name: "product-import.picture-failed",
  text: `
UPDATE product_import_picture SET state = 'failed', reason = $2 WHERE id = $1 AND state = 'waiting'`,
};

/** $1 import, $2 why: those that still wait. Index: product_import_picture_job. */
export const GIVE_UP_PICTURES: Statement = {
  name: "product-import.give-up-pictures",
  text: `
UPDATE product_import_picture SET state = 'failed', reason = $2
WHERE import_id = $1 AND state = 'waiting'`,
};

/** The same for those in the zip alone. */
export const GIVE_UP_FILES: Statement = {
  name: "product-import.give-up-files",
  text: `
UPDATE product_import_picture SET state = 'failed', reason = $2
WHERE import_id = $1 AND state = 'waiting' AND file IS NOT NULL`,
};
