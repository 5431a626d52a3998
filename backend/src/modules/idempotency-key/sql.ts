import type { Statement } from "../../lib/database";

/**
 * $1 account, $2 key, $3 call, $4 holder, $5 seconds. One row: the caller may do it. None: somebody
 * else has it, or it is done. Once a lease is over the next caller takes over, if nothing was done:
 * the earlier holder can no longer do it (see published-sql). Index: the unique one.
 */
export const CLAIM: Statement = {
  name: "idempotency-key.claim",
  text: `
INSERT INTO pressed_key AS p (account_id, key, call, holder, lease_until)
VALUES ($1, $2, $3, $4, now() + $5 * interval '1 second')
ON CONFLICT (account_id, key) DO UPDATE
SET holder = excluded.holder, lease_until = excluded.lease_until
WHERE p.call = excluded.call AND p.did IS NULL AND p.answer IS NULL AND p.lease_until < now()
RETURNING holder`,
};

/** $1 account, $2 key. Index: the unique one. */
export const READ: Statement = {
  name: "idempotency-key.read",
  text: `
SELECT call, did, body_hash AS "bodyHash", status, etag, answer, lease_until < now() AS "isLeft"
FROM pressed_key WHERE account_id = $1 AND key = $2`,
};

/** $1 account, $2 key, $3 holder, $4 digest of the body, $5 status, $6 ETag, $7 answer. */
export const KEEP_ANSWER: Statement = {
  name: "idempotency-key.keep-answer",
  text: `
UPDATE pressed_key SET body_hash = $4, status = $5, etag = $6, answer = $7
WHERE account_id = $1 AND key = $2 AND holder = $3`,
};

/** $1 account, $2 key, $3 holder. What was done stays done. */
export const RELEASE: Statement = {
  name: "idempotency-key.release",
  text: `
DELETE FROM pressed_key
WHERE account_id = $1 AND key = $2 AND holder = $3 AND did IS NULL AND answer IS NULL`,
};
