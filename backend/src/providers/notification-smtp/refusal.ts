import { MailRefused } from "../../lib/mail-refused";

/** What nodemailer says of a failed delivery, besides the message. */
interface SmtpFailure {
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Answers to these commands are about this mail; to all others, about us or the server. */
const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);

/**
 * A failure as the outbox wants it. 5xx to the recipient or the content is final. A refused login
 * or sender is ours to fix, and every 4xx passes, so those are retried.
 */
export function deliveryFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { command, responseCode, response } = error as SmtpFailure;
  const isFinal =
    typeof responseCode === "number" &&
    responseCode >= 500 &&
    typeof command === "string" &&
    ABOUT_THE_MAIL.has(command);
  if (!isFinal) return error;
  return new MailRefused(typeof response === "string" ? response : error.message);
}
