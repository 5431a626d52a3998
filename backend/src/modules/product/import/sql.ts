import type { Statement } from "../../../lib/database";
import { checkOf } from "./change-sql";
import { emailOfAccount } from "../../account/published-sql";

/** $1 id, $2 name of the file, $3 account. */
export const BEGIN: Statement = {
  name: "product-import.begin",
  text: `INSERT INTO product_import (id, file_name, requested_by) VALUES ($1, $2, $3)`,
};

/** $1 import, $2 position, $3 bytes. */
export const KEEP_CHUNK: Statement = {
  name: "product-import.keep-chunk",
  text: `INSERT INTO product_import_chunk (import_id, position, data) VALUES ($1, $2, $3)`,
};

/** $1 import, $2 position. By primary key. */
export const READ_CHUNK: Statement = {
  name: "product-import.read-chunk",
  text: `SELECT data FROM product_import_chunk WHERE import_id = $1 AND position = $2`,
};

/** $1 import; its chunks go with it. By primary key. */
export const FORGET: Statement = {
  name: "product-import.forget",
  text: `DELETE FROM product_import WHERE id = $1`,
};

/**
 * $1 id, $2 kind, $3 bytes, $4 rows, $5 dry run, $6 currency, $7 rates, $8 publish new,
 * $9 stock rule. By primary key.
 */
export const OFFER: Statement = {
  name: "product-import.offer",
  text: `
UPDATE product_import SET state = 'waiting', kind = $2, bytes = $3, rows = $4, dry_run = $5,
  currency = $6, rates = $7::jsonb, publish_new = $8, stock_rule = $9
WHERE id = $1 AND state = 'receiving'`,
};

/**
 * Takes an import: one whose worker is gone, else, when none is running, the oldest waiting. $1
 * lease, $2 seconds it lasts, $3 only this one, or null.
 *
 * Race: two processes look at the same moment. For one import the second waits for the row and finds
 * it taken; of two imports the second violates product_import_running, which its caller takes for an
 * answer. Indexes: product_import_running, product_import_waiting.
 */
export const CLAIM: Statement = {
  name: "product-import.claim",
  text: `
WITH next AS MATERIALIZED (
  (SELECT id FROM product_import WHERE state = 'running' AND lease_until < now())
  UNION ALL
  (SELECT id FROM product_import WHERE state = 'waiting' AND ($3::text IS NULL OR id = $3)
     AND NOT EXISTS (SELECT 1 FROM product_import WHERE state = 'running')
   ORDER BY id LIMIT 1)
  LIMIT 1
)
UPDATE product_import i
SET state = 'running', lease = $1, lease_until = now() + make_interval(secs => $2),
  tries = i.tries + 1, started_at = coalesce(i.started_at, now())
FROM next
WHERE i.id = next.id AND ($3::text IS NULL OR i.id = $3)
  AND (i.state = 'waiting' OR (i.state = 'running' AND i.lease_until < now()))
RETURNING i.id, i.lease, i.kind, i.bytes, i.rows, i.dry_run AS "isDryRun", i.currency, i.rates,
  i.publish_new AS "mayPublish", i.stock_rule AS "stockRule", i.rows_done AS "rowsDone", i.groups_done AS "groupsDone",
  jsonb_array_length(i.errors) AS "listedErrors", i.categories, i.tries,
  jsonb_build_object('accountId', i.requested_by, 'email', coalesce(
    ${emailOfAccount("i.requested_by")}, '')) AS "requestedBy"`,
};

/** $1 id, $2 lease, $3 seconds. By primary key. */
export const RENEW: Statement = {
  name: "product-import.renew",
  text: `
UPDATE product_import SET lease_until = now() + make_interval(secs => $3)
WHERE id = $1 AND lease = $2 AND state = 'running'`,
};

/**
 * Adds what one batch did. $1 id, $2 lease, $3 seconds, $4 groups before and $5 after it, $6 rows
 * done, $7-$10 products created, updated, unchanged, refused, $11 errors in all, $12 those listed,
 * $13 categories, $14 pictures, $15 variants whose stock is kept. Nothing comes back when the import was cancelled or taken by another:
 * then the batch, whose transaction this is part of, must not be. By primary key.
 */
export const ADVANCE: Statement = {
  name: "product-import.advance",
  text: `
UPDATE product_import SET lease_until = now() + make_interval(secs => $3), tries = 0,
  groups_done = $5, rows_done = $6, created = created + $7, updated = updated + $8,
  unchanged = unchanged + $9, refused = refused + $10, error_count = error_count + $11,
  errors = CASE WHEN $12::jsonb = '[]'::jsonb THEN errors ELSE errors || $12::jsonb END,
  categories = $13::jsonb, pictures = pictures + $14, stock_kept = stock_kept + $15
WHERE id = $1 AND lease = $2 AND state = 'running' AND groups_done = $4
RETURNING id`,
};

/** Every column of `EndedImport`. */
const ENDED = `file_name AS "fileName", reason, dry_run AS "isDryRun", created, updated, unchanged, refused`;

/** $1 id, $2 lease. By primary key. */
export const FINISH: Statement = {
  name: "product-import.finish",
  text: `
UPDATE product_import SET state = 'done', rows = rows_done, lease = NULL, ended_at = now()
WHERE id = $1 AND lease = $2 AND state = 'running'
RETURNING ${ENDED}`,
};

/** $1 id, $2 lease: another may take it at once. By primary key. */
export const LET_GO: Statement = {
  name: "product-import.let-go",
  text: `UPDATE product_import SET lease_until = now() WHERE id = $1 AND lease = $2 AND state = 'running'`,
};

/** $1 id, $2 lease, $3 why. By primary key. */
export const FAIL: Statement = {
  name: "product-import.fail",
  text: `
UPDATE product_import SET state = 'failed', reason = $3, lease = NULL, ended_at = now()
WHERE id = $1 AND lease = $2 AND state = 'running'
RETURNING ${ENDED}`,
};

/** $1 id; its state before comes back. By primary key. */
export const CANCEL: Statement = {
  name: "product-import.cancel",
  text: `
UPDATE product_import i SET state = 'cancelled', lease = NULL, ended_at = now()
FROM (SELECT id, state FROM product_import WHERE id = $1 FOR UPDATE) b
WHERE i.id = b.id AND b.state IN ('waiting', 'running')
RETURNING i.file_name AS "fileName", b.state`,
};

const RECORD = `'id', i.id, 'state', i.state, 'reason', i.reason, 'isDryRun', i.dry_run, 'mayPublish', i.publish_new,
  'stockRule', i.stock_rule,
  'currency', i.currency, 'fileName', i.file_name, 'rows', i.rows, 'rowsDone', i.rows_done,
  'created', i.created, 'updated', i.updated, 'unchanged', i.unchanged, 'refused', i.refused,
  'errorCount', i.error_count, 'createdAt', i.created_at, 'startedAt', i.started_at,
  'endedAt', i.ended_at`;

/** $1 limit, $2 offset; the newest first. Index: product_import_shown. */
export const LIST: Statement = {
  name: "product-import.list",
  text: `
SELECT (SELECT count(*) FROM product_import WHERE state <> 'receiving')::integer AS count,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(${RECORD}) ORDER BY i.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM product_import WHERE state <> 'receiving'
         ORDER BY id DESC LIMIT $1 OFFSET $2) i) AS imports`,
};

const picturesIn = (state: string) =>
  `(SELECT count(*) FROM product_import_picture p WHERE p.import_id = i.id AND p.state = '${state}')`;

/** $1 id. Indexes: primary key, product_import_picture_job. */
export const READ: Statement = {
  name: "product-import.read",
  text: `
SELECT jsonb_build_object(${RECORD}, 'errors', i.errors, 'categories', i.categories,
  'check', ${checkOf("i")}, 'picturesFound', i.pictures, 'pictures', jsonb_build_object(
    'waiting', ${picturesIn("waiting")}, 'done', ${picturesIn("done")}, 'failed', ${picturesIn("failed")},
    'failures', (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', f.product_id,
        'source', coalesce(f.file, f.source), 'reason', f.reason) ORDER BY f.id), '[]'::jsonb)
      FROM (SELECT * FROM product_import_picture p WHERE p.import_id = i.id AND p.state = 'failed'
            ORDER BY p.id LIMIT 100) f))) AS import
FROM product_import i WHERE i.id = $1 AND i.state <> 'receiving'`,
};

/**
 * $1 import: what was uploaded goes once nobody needs it any more.
 * Indexes: primary keys, product_import_picture_job.
 */
export const DROP_UPLOAD: Statement = {
  name: "product-import.drop-upload",
  text: `
DELETE FROM product_import_chunk WHERE import_id = $1
  AND EXISTS (SELECT 1 FROM product_import i
              WHERE i.id = $1 AND i.state IN ('done', 'failed', 'cancelled'))
  AND NOT EXISTS (SELECT 1 FROM product_import_picture p
                  WHERE p.import_id = $1 AND p.state = 'waiting' AND p.file IS NOT NULL)`,
};

/** Uploads that never ended: their process was killed. Index: product_import_age. */
export const DROP_UNFINISHED: Statement = {
  name: "product-import.drop-unfinished",
  text: `
DELETE FROM product_import
WHERE created_at < now() - interval '1 hour' AND state = 'receiving'`,
};

/** Imports that have been over for a day and still hold their upload. Index: product_import_age. */
export const OVERDUE_UPLOADS: Statement = {
  name: "product-import.overdue-uploads",
  text: `
SELECT i.id FROM product_import i
WHERE i.created_at < now() - interval '1 day' AND i.ended_at < now() - interval '1 day'
  AND EXISTS (SELECT 1 FROM product_import_chunk c WHERE c.import_id = i.id)`,
};

/** Year-old records: nobody reads them any more. Index: product_import_age. */
export const DROP_OLD: Statement = {
  name: "product-import.drop-old",
  text: `
DELETE FROM product_import
WHERE created_at < now() - interval '1 year' AND state IN ('done', 'failed', 'cancelled')`,
};
