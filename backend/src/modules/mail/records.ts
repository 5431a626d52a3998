import type { Language } from "../../contracts/languages";
import type { MailState } from "../../contracts/mails";
import type { MailTemplate } from "./published-sql";

/** A mail as written, in both forms. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Where replies go, if not to the shop. */
  replyTo?: string;
}

/** A mail taken for one attempt. */
export interface ClaimedMail {
  id: string;
  key: string;
  template: MailTemplate;
  recipient: string;
  facts: Record<string, unknown>;
  /** null: that of the order it tells of, or English. */
  language: Language | null;
  /** Including this attempt, and naming it. */
  attempts: number;
  attemptsAllowed: number;
  createdAt: Date;
}

/** What people see of a mail: never its facts, which may hold a code. Times as PostgreSQL's JSON writes them. */
export interface ListedMail {
  id: string;
  template: string;
  recipient: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: string | null;
  createdAt: string;
  sentAt: string | null;
}

/** A mail that was kept because no SMTP server is set. */
export interface KeptMail {
  id: string;
  recipient: string;
  sentAt: Date;
  copy: RenderedMail;
}
