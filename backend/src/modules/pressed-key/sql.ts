import type { Statement } from "../../lib/database";

/**
 * $1 account, $2 key, $3 call, $4 holder, $5 seconds. One row: it is the caller's to do. None: it is
 * somebody's, or done. Whoever comes when a lease is over takes it over, as long as nothing was done:
 * the one who had it can't do it any more (see published-sql). Index: the unique one.
 */
export const CLAIM: Statement = {
  name: "pressed-key.claim",
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
  name: "pressed-key.read",
  text: `
SELECT call, did, body_hash AS "bodyHash", status, etag, answer, lease_until < now() AS "isLeft"
FROM pressed_key WHERE account_id = $1 AND key = $2`,
};

/** $1 account, $2 key, $3 holder, $4 digest of the body, $5 status, $6 ETag, $7 answer. */
export const SETTLE: Statement = {
  name: "pressed-key.settle",
  text: `
UPDATE pressed_key SET body_hash = $4, status = $5, etag = $6, answer = $7
WHERE account_id = $1 AND key = $2 AND holder = $3`,
};

/** $1 account, $2 key, $3 holder. What was done stays done. */
export const RELEASE: Statement = {
  name: "pressed-key.release",
  text: `
DELETE FROM pressed_key
WHERE account_id = $1 AND key = $2 AND holder = $3 AND did IS NULL AND answer IS NULL`,
};
