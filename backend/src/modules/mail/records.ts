import type { Language } from "../../contracts/languages";
import type { MailState } from "../../contracts/mails";
import type { Channel } from "../../contracts/text-channels";
import type { CODE_TEXT, MailTemplate } from "./published-sql";

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
  channel: Channel;
  template: MailTemplate | typeof CODE_TEXT;
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
  channel: Channel;
  template: string;
  /** An address, a phone number or `STAFF`. */
  recipient: string;
  /** Of a text that was taken: what it is charged by, and what for in RWF. */
  parts: number | null;
  costRwf: number | null;
  /** When its carrier told what became of it. */
  reportedAt: string | null;
  state: MailState;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: string | null;
  createdAt: string;
  sentAt: string | null;
}

/** What a carrier took. */
export interface SentText {
  parts: number;
  costRwf: number;
  /** What the carrier calls it, when it reports; null: it gave no name. */
  reference: string | null;
  /** Kept for /dev/outbox, where texts are simulated. */
  copy: RenderedMail | null;
}

/** A mail that was kept because no SMTP server is set, or a text that was only simulated. */
export interface KeptMail {
  id: string;
  channel: Channel;
  parts: number | null;
  costRwf: number | null;
  recipient: string;
  sentAt: Date;
  copy: RenderedMail;
}
