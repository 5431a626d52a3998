import type { Mail } from "../../contracts/mails";
import { utc } from "../../lib/utc";
import type { ListedMail } from "../../modules/mail/records";

/** A mail of the outbox as `/api` shows it. */
export const mailViewOf = (mail: ListedMail): Mail => ({
  _id: mail.id,
  id: mail.id,
  template: mail.template,
  recipient: mail.recipient,
  state: mail.state,
  attempts: mail.attempts,
  last_error: mail.lastError,
  next_attempt_at: mail.nextAttemptAt && utc(mail.nextAttemptAt),
  createdAt: utc(mail.createdAt),
  sent_at: mail.sentAt && utc(mail.sentAt),
});
