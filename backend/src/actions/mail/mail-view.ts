import type { Mail } from "../../contracts/mails";
import type { ListedMail } from "../../modules/mail/records";

/** PostgreSQL's JSON writes a time with its offset; the contract wants UTC. */
const utc = (time: string) => new Date(time).toISOString();

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
