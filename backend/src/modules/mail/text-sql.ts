import type { Statement } from "../../lib/database";
import { claimDue } from "./sql";

/** Texts: `mail` rows of another channel, which cost money and are reported on. */

/** Takes texts that are due and no codes, see `claimDue`. $3 channels. Index: mail_text_due. */
export const CLAIM_DUE_TEXTS: Statement = {
  name: "mail.claim-due-texts",
  text: claimDue(
    "channel <> 'mail' AND urgency > 0 AND channel = ANY ($3::text[])",
    "urgency, next_attempt_at, id",
  ),
};

/** Takes codes by SMS that are due, see `claimDue`. Index: mail_text_due. */
export const CLAIM_DUE_CODES: Statement = {
  name: "mail.claim-due-codes",
  text: claimDue("channel <> 'mail' AND urgency = 0", "next_attempt_at, id"),
};

/** $1 id, $2 copy to keep or null, $3 parts, $4 RWF, $5 the carrier's name for it or null. As MARK_SENT. Index: primary key. */
export const MARK_TEXT_SENT: Statement = {
  name: "mail.mark-text-sent",
  text: `
UPDATE mail SET state = 'sent', sent_at = now(), last_error = NULL, facts = facts - 'code', kept_copy = $2::jsonb,
  was_kept = $2::jsonb IS NOT NULL,
  parts = $3, cost_rwf = $4, provider_ref = $5
WHERE id = $1 AND state = 'pending'`,
};

/** $1 id, $2 attempt, $3 when. It was no attempt. Index: primary key. */
export const PUT_OFF: Statement = {
  name: "mail.put-off",
  text: `
UPDATE mail SET next_attempt_at = $3, attempts = attempts - 1
WHERE id = $1 AND state = 'pending' AND attempts = $2`,
};

/**
 * $1 channel, $2 the carrier's name for it, $3 delivered or failed, $4 why or null. Reports come twice and out of order:
 * what was delivered stays so. `isNew`: it changed something. Index: mail_provider_ref.
 */
export const REPORT: Statement = {
  name: "mail.report",
  text: `
WITH known AS (
  SELECT id, template, report FROM mail
  WHERE provider_ref = $2 AND channel = $1 AND state = 'sent' ORDER BY id DESC LIMIT 1 FOR UPDATE
), told AS (
  UPDATE mail m SET report = $3, reported_at = now(), last_error = CASE WHEN $3 = 'failed' THEN left($4, 500) END
  FROM known k
  WHERE m.id = k.id AND k.report IS DISTINCT FROM $3 AND k.report IS DISTINCT FROM 'delivered'
  RETURNING m.id
)
SELECT id, template, EXISTS (SELECT 1 FROM told) AS "isNew" FROM known`,
};

/**
 * $1 text that WhatsApp could not bring, $2 id of the SMS in its place. To mobile phones in Rwanda alone, as any SMS.
 * Index: primary key, mail_key.
 */
export const FALL_BACK: Statement = {
  name: "mail.fall-back",
  text: `
INSERT INTO mail (id, key, template, recipient, facts, language, channel)
SELECT $2, 'sms:' || key, template, recipient, facts, language, 'sms' FROM mail
WHERE id = $1 AND channel = 'whatsapp' AND recipient LIKE '+2507%'
ON CONFLICT (key) DO NOTHING RETURNING id`,
};
