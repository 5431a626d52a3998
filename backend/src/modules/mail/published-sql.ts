import type { Language } from "../../contracts/languages";
import type { Channel } from "../../contracts/text-channels";
import type { Run, Statement } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { openTextChannels } from "../../lib/text-channels";
import { phoneOfOrder } from "../order/published-sql";
import { isTextNews } from "./domain/text-news";

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

/** What an article cost before and costs now, whole RWF. */
export interface FallenArticle {
  productId: string;
  size: string;
  color: string;
  beforeRwf: number;
  nowRwf: number;
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
  /** Which phone opens the account now, as a hint such as "…456"; null: none does any more. */
  "phone-changed": { firstname: string; phone: string | null };
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
  /** What somebody waits for is back. The product is read when the message is written. `code` is of its link. */
  "back-in-stock": { alertId: string; productId: string; variantId: string; code: string };
  /** Articles on somebody's wishlist cost less. Read when the mail is written, as above. */
  "price-drop": { accountId: string; code: string; fallen: readonly FallenArticle[] };
  /** Somebody is reminded of a cart. What is in it is read when the message is written, as above. */
  "cart-reminder": { reminderId: string; code: string };
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

/** Template of the text that brings a code; no mail has it. */
export const CODE_TEXT = "phone-code";

/** A code for whoever holds a phone. */
export interface CodeText {
  key: string;
  /** E.164 */
  to: string;
  language: Language;
  code: string;
}

/** $1 id, $2 key, $3 phone, $4 facts, $5 language. Index: mail_key. */
const ENQUEUE_CODE: Statement = {
  name: "mail.enqueue-code",
  text: `
INSERT INTO mail (id, key, template, recipient, facts, language, channel)
VALUES ($1, $2, '${CODE_TEXT}', $3, $4::jsonb, $5, 'sms')
ON CONFLICT (key) DO NOTHING`,
};

/** Puts a code by SMS into the outbox, in the transaction that keeps its hash. */
export async function enqueueCodeText(
  run: Run,
  { key, to, language, code }: CodeText,
): Promise<void> {
  await run(ENQUEUE_CODE, [entityId("mail"), key, to, JSON.stringify({ code }), language]);
}

/** Key of the text that goes beside a mail. */
export const textKeyOf = (mailKey: string): string => `text:${mailKey}`;

/** Start of SQL that puts texts into the outbox. Used by placing an order. */
export const KEEP_TEXTS = `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at, channel)`;

/**
 * SQL of the channel by which somebody is told on his phone; null: by none. SMS go to mobile phones in Rwanda alone, as
 * nobody knows what another country's cost.
 * @param choice SQL of what he wants
 * @param phone SQL of E.164
 * @param open SQL of a list: the shop's channels
 */
export const textChannelFor = (choice: string, phone: string, open: string): string => `(
  SELECT chosen.channel FROM (
    SELECT CASE WHEN c.choice = 'whatsapp' AND 'whatsapp' <> ALL (${open}) THEN 'sms' ELSE c.choice END AS channel
    FROM (SELECT ${choice} AS choice) c) chosen
  WHERE chosen.channel = ANY (${open}) AND ${phone} LIKE CASE chosen.channel WHEN 'sms' THEN '+2507%' ELSE '+%' END)`;

/** $1 id, $2 key, $3 template, $4 facts, $5 order, $6 channels of the shop. Indexes: mail_key, checkout_order_pkey. */
const ENQUEUE_TEXT: Statement = {
  name: "mail.enqueue-text",
  text: `
INSERT INTO mail (id, key, template, recipient, facts, channel)
SELECT $1, $2, $3, t.phone, $4::jsonb, t.channel
FROM (SELECT o.phone, ${textChannelFor("o.choice", "o.phone", "$6::text[]")} AS channel FROM ${phoneOfOrder("$5")} o) t
WHERE t.channel IS NOT NULL
ON CONFLICT (key) DO NOTHING`,
};

/** Tells the same on the buyer's phone, if the shop can and the buyer wants it. */
async function enqueueText(run: Run, { key, template, facts }: OutgoingMail): Promise<void> {
  const channels = openTextChannels();
  if (channels.length === 0 || !("orderId" in facts) || !isTextNews(template, facts)) return;
  await run(ENQUEUE_TEXT, [
    entityId("mail"),
    textKeyOf(key),
    template,
    JSON.stringify(facts),
    facts.orderId,
    channels,
  ]);
}

/**
 * Puts a mail into the outbox, and a text beside it if it is news of an order that people wait for, in the transaction of
 * its cause: all happen or none. Wake the mail job after the commit; its sweep finds what missed its wake-up.
 */
export async function enqueueMail<Template extends MailTemplate>(
  run: Run,
  mail: OutgoingMail<Template>,
): Promise<void> {
  await enqueueText(run, mail);
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

/** What somebody asked to be told, beside news of his orders. */
export const ALERT_TEMPLATES = ["back-in-stock", "price-drop", "cart-reminder"] as const;
export type AlertTemplate = (typeof ALERT_TEMPLATES)[number];

/** A message that was asked for, by the channel it was asked for. */
export interface AlertMessage<Template extends AlertTemplate> {
  key: string;
  template: Template;
  channel: Channel;
  /** An address, or E.164. */
  to: string;
  language: Language;
  facts: MailFacts[Template];
}

/** $1 ids, $2 keys, $3 template, $4 recipients, $5 facts, $6 languages, $7 channels. Index: mail_key. */
const ENQUEUE_ALERTS: Statement = {
  name: "mail.enqueue-alerts",
  text: `
INSERT INTO mail (id, key, template, recipient, facts, language, channel)
SELECT a.id, a.key, $3, a.recipient, a.facts, a.language, a.channel
FROM unnest($1::text[], $2::text[], $4::text[], $5::jsonb[], $6::text[], $7::text[])
  AS a(id, key, recipient, facts, language, channel)
ON CONFLICT (key) DO NOTHING`,
};

/** Puts alerts of one kind into the outbox, in the transaction that marks them as told. */
export async function enqueueAlerts<Template extends AlertTemplate>(
  run: Run,
  alerts: ReadonlyArray<AlertMessage<Template>>,
): Promise<void> {
  const [first] = alerts;
  if (first === undefined) return;
  await run(ENQUEUE_ALERTS, [
    alerts.map(() => entityId("mail")),
    alerts.map(({ key }) => key),
    first.template,
    alerts.map(({ to }) => to),
    alerts.map(({ facts }) => JSON.stringify(facts)),
    alerts.map(({ language }) => language),
    alerts.map(({ channel }) => channel),
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
 * there is none; one to all staff became one for each. Of a text its carrier may know more.
 */
export const OUTCOME = `CASE WHEN m.state <> 'sent' THEN m.state WHEN m.recipient = '${STAFF}' THEN 'passed_on'
  WHEN m.report = 'delivered' THEN 'delivered' WHEN m.report = 'failed' THEN 'undelivered'
  WHEN m.was_kept THEN 'kept' ELSE 'sent' END`;

/** SQL of when somebody took a mail `m`; null: nobody did. */
export const SENT_AT = `CASE WHEN ${OUTCOME} IN ('sent', 'delivered', 'undelivered') THEN m.sent_at END`;

/**
 * SQL of the mails and texts about an order: `id`, `channel`, `template`, `recipient`, `state`, `attempts`, `createdAt`, `sentAt`. Read by its
 * timeline. Indexes: mail_order, mail_key.
 * @param orderId SQL of its id
 * @param cards SQL that selects the ids of the gift cards it brought
 */
export const MAILS_OF_ORDER = (orderId: string, cards: string): string => `
  SELECT m.id, m.channel, m.template, m.recipient, ${OUTCOME} AS state, m.attempts, m.created_at AS "createdAt",
    ${SENT_AT} AS "sentAt"
  FROM mail m WHERE m.facts ->> 'orderId' = ${orderId}
    OR m.key = ANY (ARRAY(SELECT 'gift-card:' || c.id FROM (${cards}) AS c(id)))`;
