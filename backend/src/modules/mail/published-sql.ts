import type { Language } from "../../contracts/languages";
import type { Run, Statement } from "../../lib/database";
import { entityId } from "../../lib/entity-id";

interface MailedLine {
  size: string;
  color: string;
  quantity: number;
  unitPriceRwf: number;
}

/** A line that is different: as it was (null: it is new), and as it is (null: it is gone). */
export interface ChangedLine {
  name: string;
  before: MailedLine | null;
  after: MailedLine | null;
}

/** The facts for each kind of mail; texts and looks are the mail module's. */
export interface MailFacts {
  /** `isChange`: an account is to have this address; absent: somebody registers with it. */
  "verification-code": { firstname: string; code: string; isChange?: boolean };
  "account-exists": { firstname: string; isChange?: boolean };
  "reset-code": { firstname: string; code: string };
  "password-changed": { firstname: string };
  /** To the address that the account had; `newEmail` is a hint such as `k…@example.rw`. */
  "email-changed": { firstname: string; newEmail: string };
  welcome: { firstname: string };
  /** The order is read when the mail is written, so that it says what is true then. */
  "order-received": { orderId: string };
  "order-status-changed": { orderId: string; status: string };
  /** Its buyer or staff changed it before it was packed. */
  "order-changed": {
    orderId: string;
    /** Its lines that are different; absent: none is. */
    lines?: readonly ChangedLine[];
  };
  "new-order": { orderId: string };
  "payment-received": { orderId: string; amountRwf: number };
  /** `giftCard`: the end of the code of the one it went back to. */
  "payment-refunded": {
    orderId: string;
    amountRwf: number;
    /** Absent in mails from before there was store credit, as is `giftCard`. */
    asCredit?: boolean;
    giftCard?: string | null;
  };
  /** Where a return of the order stands. */
  "return-changed": {
    orderId: string;
    /** `R-1001` */
    returnNumber: string;
    status: string;
    handOver: string;
    /** What goes back, whole RWF; without what paid the exchange. */
    amountRwf: number;
    /** The order that brings what its buyer gets in exchange; null: nothing is exchanged. */
    exchange: {
      orderNumber: string;
      until: string;
      /** What of it is left to pay, whole RWF. */
      dueRwf: number;
      /** What of the settlement paid it, whole RWF. */
      settledRwf: number;
      isCancelled: boolean;
    } | null;
    asCredit: boolean;
    /** Why it was declined, or settled for less. */
    reason: string | null;
  };
  /** Staff gave an account store credit. */
  "credit-given": { firstname: string; amountRwf: number; balanceRwf: number; reason: string };
  /** The card is read when the mail is written; its code is kept nowhere. */
  "gift-card": { cardId: string };
  /** The order was not paid in time and is cancelled. */
  "payment-expired": { orderId: string };
  /** The order was neither paid nor confirmed in time and is cancelled. */
  "order-expired": {
    orderId: string;
    reason: "not-confirmed" | "never-paid" | "exchange-expired" | "exchange-unpaid";
  };
  "contact-message": { name: string; email: string; subject: string; message: string };
}

export type MailTemplate = keyof MailFacts;

/** Everyone who works here: one mail to each active admin, whoever that is when it is sent. */
export const STAFF = "staff";

export interface OutgoingMail<Template extends MailTemplate = MailTemplate> {
  /** One mail for each key, however often its cause is retried. */
  key: string;
  template: Template;
  /** An address, or `STAFF`. */
  to: string;
  /** Of whom it goes to; absent: that of the order it tells of, or English. Each of the staff has an own one. */
  language?: Language;
  facts: MailFacts[Template];
}

/** $1 id, $2 key, $3 template, $4 recipient, $5 facts, $6 language or null. Index: mail_key. */
const ENQUEUE: Statement = {
  name: "mail.enqueue",
  text: `INSERT INTO mail (id, key, template, recipient, facts, language) VALUES ($1, $2, $3, $4, $5::jsonb, $6)
ON CONFLICT (key) DO NOTHING`,
};

/**
 * Puts a mail into the outbox, in the transaction of its cause: both happen or neither. Wake the
 * mail job after the commit; its sweep finds what missed its wake-up.
 */
export async function enqueueMail<Template extends MailTemplate>(
  run: Run,
  mail: OutgoingMail<Template>,
): Promise<void> {
  // Staff enter orders for people without an address.
  if (mail.to === "") return;
  await run(ENQUEUE, [
    entityId("mail"),
    mail.key,
    mail.template,
    mail.to,
    JSON.stringify(mail.facts),
    mail.language ?? null,
  ]);
}

/** Start of SQL that puts mails into the outbox, for a statement that knows their columns. Used by placing an order. */
export const KEEP_MAILS = `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at)`;

/** SQL of whether the mail with this key (an expression) has left. Index: mail_key. */
export const isMailed = (key: string): string =>
  `EXISTS (SELECT 1 FROM mail m WHERE m.key = ${key} AND m.state = 'sent' AND NOT m.was_kept)`;

/** Start of SQL that takes back mails which nobody tried to send yet; a condition follows. */
export const DROP_UNTRIED_MAILS = `DELETE FROM mail WHERE state = 'pending' AND attempts = 0`;

/**
 * SQL of what became of a mail `m`, as people are told. A finished one was taken by a server, or only kept where
 * there is none; one to all staff became one for each.
 */
export const OUTCOME = `CASE WHEN m.state <> 'sent' THEN m.state WHEN m.recipient = '${STAFF}' THEN 'passed_on'
  WHEN m.was_kept THEN 'kept' ELSE 'sent' END`;

/**
 * SQL of the mails about an order: `id`, `template`, `recipient`, `state`, `attempts`, `createdAt`, `sentAt`. Read by its
 * timeline. Indexes: mail_order, mail_key.
 * @param orderId SQL of its id
 * @param cards SQL that selects the ids of the gift cards it brought
 */
export const MAILS_OF_ORDER = (orderId: string, cards: string): string => `
  SELECT m.id, m.template, m.recipient, ${OUTCOME} AS state, m.attempts, m.created_at AS "createdAt",
    CASE WHEN ${OUTCOME} = 'sent' THEN m.sent_at END AS "sentAt"
  FROM mail m WHERE m.facts ->> 'orderId' = ${orderId}
    OR m.key = ANY (ARRAY(SELECT 'gift-card:' || c.id FROM (${cards}) AS c(id)))`;
