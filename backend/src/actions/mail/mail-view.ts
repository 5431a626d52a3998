import type { Mail } from "../../contracts/mails";
import { utc } from "../../lib/utc";
import type { ListedMail } from "../../modules/mail/records";

/** A mail or a text of the outbox as `/api` shows it. */
export const mailViewOf = (mail: ListedMail): Mail => ({
  _id: mail.id,
  id: mail.id,
  channel: mail.channel,
  template: mail.template,
  recipient: mail.recipient,
  state: mail.state,
  attempts: mail.attempts,
  last_error: mail.lastError,
  next_attempt_at: mail.nextAttemptAt && utc(mail.nextAttemptAt),
  createdAt: utc(mail.createdAt),
  sent_at: mail.sentAt && utc(mail.sentAt),
  parts: mail.parts,
  cost_rwf: mail.costRwf,
  reported_at: mail.reportedAt && utc(mail.reportedAt),
});
