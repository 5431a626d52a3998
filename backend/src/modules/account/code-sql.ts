import { CODE_COOLDOWN_S, CODE_LIFE_MINUTES, CODE_TRIES } from "../../contracts/accounts";
import type { Statement } from "../../lib/database";

/**
 * $1 address, $2 purpose. A row if the address may be mailed now; of many callers at once exactly
 * one gets it, the others wait for its commit and get none. Index: primary key.
 */
export const CLAIM_PAUSE: Statement = {
  name: "account.claim-pause",
  text: `
INSERT INTO account_code_pause (email, purpose, asked_at) VALUES ($1, $2, now())
ON CONFLICT (email, purpose) DO UPDATE SET asked_at = now()
  WHERE account_code_pause.asked_at <= now() - make_interval(secs => ${CODE_COOLDOWN_S})
RETURNING asked_at`,
};

/** $1 purpose, $2 subject, $3 address, $4 digest. Replaces the older code. Index: primary key. */
export const SET_CODE: Statement = {
  name: "account.set-code",
  text: `
INSERT INTO account_code (purpose, subject_id, email, digest, expires_at)
VALUES ($1, $2, $3, $4, now() + make_interval(mins => ${CODE_LIFE_MINUTES}))
ON CONFLICT (purpose, subject_id) DO UPDATE SET email = excluded.email, digest = excluded.digest,
  tries = 0, created_at = now(), expires_at = excluded.expires_at`,
};

/** $1 purpose, $2 address. Whose the address's newest code is. Index: account_code_newest. */
export const NEWEST_SUBJECT: Statement = {
  name: "account.newest-subject",
  text: `
SELECT subject_id AS "subjectId" FROM account_code WHERE email = $2 AND purpose = $1
ORDER BY created_at DESC LIMIT 1`,
};

/**
 * $1 purpose, $2 subject, $3 digest of what was typed, $4 address. Compares and counts in one
 * statement: of a hundred guesses at once five are compared, each seeing the previous count.
 * No row: no such code, expired, or tried too often. Index: primary key.
 */
export const TRY_CODE: Statement = {
  name: "account.try-code",
  text: `
UPDATE account_code SET tries = tries + CASE WHEN digest = $3 THEN 0 ELSE 1 END
WHERE purpose = $1 AND subject_id = $2 AND email = $4 AND tries < ${CODE_TRIES} AND expires_at > now()
RETURNING digest = $3 AS "isRight"`,
};

/** $1 purpose, $2 subject, $3 digest. A row for the one caller that used it up. Index: primary key. */
export const USE_UP_CODE: Statement = {
  name: "account.use-up-code",
  text: `
DELETE FROM account_code WHERE purpose = $1 AND subject_id = $2 AND digest = $3
RETURNING subject_id`,
};

/** $1 purpose, $2 subject. Index: primary key. */
export const DROP_CODE: Statement = {
  name: "account.drop-code",
  text: `DELETE FROM account_code WHERE purpose = $1 AND subject_id = $2`,
};

/** Index: account_code_expiry. */
export const SWEEP_CODES: Statement = {
  name: "account.sweep-codes",
  text: `DELETE FROM account_code WHERE expires_at < now()`,
};

/** Index: account_code_pause_age. */
export const SWEEP_PAUSES: Statement = {
  name: "account.sweep-pauses",
  text: `
DELETE FROM account_code_pause WHERE asked_at < now() - make_interval(secs => ${CODE_COOLDOWN_S})`,
};
