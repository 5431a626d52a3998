import type { Statement } from "../../lib/database";
import { OUTCOME, SENT_AT } from "./published-sql";
import { STAFF_ACCOUNTS } from "../account/published-sql";
import { MAILED_ORDER } from "../order/published-sql";

/**
 * SQL that takes what is due. $1 how many at most, $2 seconds of the lease.
 *
 * Race: two instances look at the same moment. SKIP LOCKED gives each row to one of them, and
 * before the row lock ends with this statement, `next_attempt_at` has moved to the end of the
 * lease, so the other finds it not due. A lease is longer than sending may take; only a killed
 * process lets one run out, and then somebody else takes the row.
 * @param which SQL about the row, as its index says
 */
export const claimDue = (which: string, order: string): string => `
WITH due AS MATERIALIZED (
  SELECT id FROM mail
  WHERE state = 'pending' AND ${which} AND next_attempt_at <= now()
  ORDER BY ${order}
  LIMIT $1
  FOR UPDATE SKIP LOCKED
)
UPDATE mail m
SET attempts = m.attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
FROM due
WHERE m.id = due.id
RETURNING m.id, m.key, m.channel, m.template, m.recipient, m.facts, m.language, m.attempts,
  m.attempts_allowed AS "attemptsAllowed", m.created_at AS "createdAt"`;

/** Takes mails that are due, see `claimDue`. Index: mail_due. */
export const CLAIM_DUE: Statement = {
  name: "mail.claim-due",
  text: claimDue("channel = 'mail'", "urgency, next_attempt_at, id"),
};

/**
 * $1 id, $2 copy to keep or null. What was sent was sent, even if the lease had run out; so this
 * names no attempt. A code is a secret and leaves the row. Index: primary key.
 */
export const MARK_SENT: Statement = {
  name: "mail.mark-sent",
  text: `
UPDATE mail SET state = 'sent', sent_at = now(), last_error = NULL, facts = facts - 'code', kept_copy = $2::jsonb,
  was_kept = $2::jsonb IS NOT NULL
WHERE id = $1 AND state = 'pending'`,
};

/** $1 id, $2 attempt, $3 seconds to wait, $4 why. Only the latest attempt decides. Index: primary key. */
export const POSTPONE: Statement = {
  name: "mail.postpone",
  text: `
UPDATE mail SET next_attempt_at = now() + make_interval(secs => $3), last_error = $4
WHERE id = $1 AND state = 'pending' AND attempts = $2`,
};

/** $1 keys. What was tried before keeps its time: it is on its way, or waits for a server. Index: mail_key. */
export const HASTEN: Statement = {
  name: "mail.hasten",
  text: `
UPDATE mail SET next_attempt_at = now()
WHERE key = ANY ($1::text[]) AND state = 'pending' AND attempts = 0 AND next_attempt_at > now()`,
};

/** $1 id, $2 attempt, $3 why. Only the latest attempt decides. Index: primary key. */
export const MARK_DEAD: Statement = {
  name: "mail.mark-dead",
  text: `
UPDATE mail SET state = 'dead', last_error = $3
WHERE id = $1 AND state = 'pending' AND attempts = $2
RETURNING id`,
};

/** $1 id, $2 attempt, $3 why. As MARK_DEAD; a code in it is void. Index: primary key. */
export const WITHHOLD: Statement = {
  name: "mail.withhold",
  text: `
UPDATE mail SET state = 'withheld', last_error = $3, facts = facts - 'code'
WHERE id = $1 AND state = 'pending' AND attempts = $2
RETURNING id`,
};

/** $1 order. */
export const ORDER_OF_MAIL: Statement = { name: "mail.order", text: MAILED_ORDER };

/** Index: account_admins. */
export const STAFF_ADDRESSES: Statement = {
  name: "mail.staff-addresses",
  text: STAFF_ACCOUNTS,
};

/**
 * One mail for each of the staff. $1 id of the mail to all of them, $2-$5 parallel lists: new ids, accounts,
 * addresses, languages. Nothing happens if another process was faster. Indexes: primary key, mail_key.
 */
export const ADDRESS_STAFF: Statement = {
  name: "mail.address-staff",
  text: `
WITH parent AS (
  UPDATE mail SET state = 'sent', sent_at = now(), last_error = NULL
  WHERE id = $1 AND state = 'pending'
  RETURNING key, template, facts
)
INSERT INTO mail (id, key, template, recipient, facts, language)
SELECT s.id, parent.key || ':' || s.account_id, parent.template, s.email, parent.facts, s.language
FROM parent CROSS JOIN unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS s(id, account_id, email, language)
ON CONFLICT (key) DO NOTHING`,
};

const OF_OUTCOME = `m.state = CASE WHEN $1::text IN ('kept', 'passed_on', 'delivered', 'undelivered') THEN 'sent' ELSE $1::text END AND ${OUTCOME} = $1::text`;

const LISTED = `jsonb_build_object('id', m.id, 'channel', m.channel, 'template', m.template, 'recipient', m.recipient,
  'parts', m.parts, 'costRwf', m.cost_rwf, 'reportedAt', m.reported_at,
  'state', ${OUTCOME}, 'attempts', m.attempts, 'lastError', m.last_error,
  'nextAttemptAt', CASE WHEN m.state = 'pending' THEN m.next_attempt_at END,
  'createdAt', m.created_at, 'sentAt', ${SENT_AT})`;

/** $1 state, $2 limit, $3 offset; the newest first. Index: mail_by_state. */
export const LIST_BY_STATE: Statement = {
  name: "mail.list-by-state",
  text: `
SELECT (SELECT count(*) FROM mail m WHERE ${OF_OUTCOME})::integer AS count,
  (SELECT coalesce(jsonb_agg(${LISTED} ORDER BY m.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM mail m WHERE ${OF_OUTCOME} ORDER BY id DESC LIMIT $2 OFFSET $3) m) AS mails`,
};

/** $1 limit, $2 offset; the newest first. Index: primary key. */
export const LIST_ALL: Statement = {
  name: "mail.list-all",
  text: `
SELECT (SELECT count(*) FROM mail)::integer AS count,
  (SELECT coalesce(jsonb_agg(${LISTED} ORDER BY m.id DESC), '[]'::jsonb)
   FROM (SELECT * FROM mail ORDER BY id DESC LIMIT $1 OFFSET $2) m) AS mails`,
};

/**
 * $1 id, $2 further tries. Only a dead mail: a waiting one may be on its way, and would go out
 * twice. Attempts keep counting, as each names one try. Index: primary key.
 */
export const REVIVE: Statement = {
  name: "mail.revive",
  text: `
UPDATE mail SET state = 'pending', attempts_allowed = attempts + $2, next_attempt_at = now()
WHERE id = $1 AND state = 'dead'
RETURNING template`,
};

/** $1 id. Index: primary key. */
export const READ_MAIL: Statement = {
  name: "mail.read",
  text: `SELECT ${LISTED} AS mail FROM mail m WHERE m.id = $1`,
};

/** $1 limit. Index: mail_kept. */
export const KEPT_COPIES: Statement = {
  name: "mail.kept-copies",
  text: `
SELECT id, channel, recipient, sent_at AS "sentAt", kept_copy AS copy, parts, cost_rwf::float8 AS "costRwf"
FROM mail WHERE kept_copy IS NOT NULL ORDER BY id DESC LIMIT $1`,
};

/** $1 id. Index: primary key. */
export const KEPT_COPY: Statement = {
  name: "mail.kept-copy",
  text: `SELECT id, channel, recipient, sent_at AS "sentAt", kept_copy AS copy, parts, cost_rwf::float8 AS "costRwf"
FROM mail WHERE id = $1 AND kept_copy IS NOT NULL`,
};
