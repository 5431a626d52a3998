import { CART_LINK_DAYS } from "../../../contracts/reminder-limits";

/** How long one kind of data is kept, what happens then, and why. */
export interface RetentionRule {
  /** Names it in logs, reports and the documentation. */
  readonly id: string;
  readonly what: string;
  /** As PostgreSQL reads an interval and people read a time: `90 days`, `2 years`. */
  readonly period: string;
  /** What the period starts from: "kept 90 days after it was sent". */
  readonly since: string;
  readonly then: "deleted" | "made anonymous";
  readonly why: string;
}

/**
 * What the nightly run looks after. Periods are changed only here; `RETENTION.md` has the
 * same table, and a test compares them.
 */
export const RETENTION_RULES = [
  {
    id: "orders",
    what: "Orders: name, phone, address, landmark, map pin, email and notes, here, in Medusa and with their payments",
    period: "10 years",
    since: "the end of the year in which they were placed",
    then: "made anonymous",
    why: "Tax law asks for complete records for ten years. Totals, products, district and dates stay for good",
  },
  {
    id: "door-names",
    what: "Who took a parcel, and what the rider wrote about it",
    period: "1 year",
    since: "it was brought",
    then: "made anonymous",
    why: "Nobody asks who took something once faults can't be reported any more",
  },
  {
    id: "return-pictures",
    what: "Pictures of what buyers returned",
    period: "1 year",
    since: "they were added",
    then: "deleted",
    why: "What was paid back for a return is not argued about after that time; the return itself stays",
  },
  {
    id: "former-riders",
    what: "Name and phone number of riders who left",
    period: "1 year",
    since: "they left the shop",
    then: "made anonymous",
    why: "Questions about money they brought come within that time",
  },
  {
    id: "saved-carts",
    what: "Carts of people with an account",
    period: "90 days",
    since: "they were last changed",
    then: "deleted",
    why: "A cart that nobody comes back to has served its purpose",
  },
  {
    id: "left-lists",
    what: "Carts and wishlists whose account is gone",
    period: "1 day",
    since: "they were last changed",
    then: "deleted",
    why: "They go with the account; this finds what an older version left",
  },
  {
    id: "medusa-carts",
    what: "Carts of Medusa's own shop API, with their addresses",
    period: "90 days",
    since: "they were last changed",
    then: "deleted",
    why: "Unpaid, they are of no use; of a paid one the order keeps all",
  },
  {
    id: "guests",
    what: "Medusa's records of guests without an order that names them",
    period: "10 years",
    since: "they were last changed",
    then: "deleted",
    why: "They exist for the orders, and go with them",
  },
  {
    id: "removed-people",
    what: "Customers that staff removed in Medusa's dashboard, which only hides them",
    period: "30 days",
    since: "they were removed",
    then: "made anonymous",
    why: "Time to undo a mistake",
  },
  {
    id: "removed-staff",
    what: "Users that staff removed in Medusa's dashboard, which only hides them",
    period: "30 days",
    since: "they were removed",
    then: "deleted",
    why: "Time to undo a mistake",
  },
  {
    id: "invitations",
    what: "Invitations to Medusa's dashboard",
    period: "30 days",
    since: "they expired",
    then: "deleted",
    why: "They hold an address and can't be used any more",
  },
  {
    id: "sent-mails",
    what: "Mails and text messages that were sent: address or number, facts, and the copy kept without a mail server",
    period: "90 days",
    since: "they were sent",
    then: "deleted",
    why: "Long enough to answer whether somebody was told",
  },
  {
    id: "dead-mails",
    what: "Mails and text messages that were given up or withheld",
    period: "90 days",
    since: "they were written",
    then: "deleted",
    why: "Whoever is to be told is told by then",
  },
  {
    id: "waiting-mails",
    what: "Mails that nobody could send, in a shop without a mail server",
    period: "90 days",
    since: "they were written",
    then: "deleted",
    why: "What they say is no news any more",
  },
  {
    id: "medusa-notifications",
    what: "What Medusa noted of each mail: addresses, never content",
    period: "30 days",
    since: "it was written",
    then: "deleted",
    why: "The shop's own outbox is the record",
  },
  {
    id: "handled-messages",
    what: "Messages of the contact form that were handled",
    period: "2 years",
    since: "they were handled",
    then: "deleted",
    why: "Complaints about an answer come within that time",
  },
  {
    id: "open-messages",
    what: "Messages of the contact form that nobody handled",
    period: "3 years",
    since: "they were written",
    then: "deleted",
    why: "Nobody waits for an answer any more",
  },
  {
    id: "missed-searches",
    what: "What people searched for in vain; nobody's name is with it",
    period: "90 days",
    since: "somebody last searched for it",
    then: "deleted",
    why: "What nobody asks for any more need not be answered",
  },
  {
    id: "shared-lists",
    what: "Links to wishlists: which products, and of an account whose",
    period: "90 days",
    since: "they were last shared",
    then: "deleted",
    why: "The link says so and ends then; whoever still wants it shares again",
  },
  {
    id: "gift-cards",
    what: "Whom a gift card is for, and what it says to them",
    period: "1 year",
    since: "it was made",
    then: "made anonymous",
    why: "It is handed over by then; the card pays for as long as something is on it",
  },
  {
    id: "gift-recipients",
    what: "Whom the gift cards of an order were for",
    period: "1 year",
    since: "it was placed",
    then: "made anonymous",
    why: "They are sent by then; the order itself keeps what they cost",
  },
  {
    id: "alerts-waiting",
    what: "Who asked to be told when a piece is back in stock",
    period: "90 days",
    since: "they asked",
    then: "deleted",
    why: "Nobody expects the message any more",
  },
  {
    id: "alerts-told",
    what: "Who was told that a piece is back in stock",
    period: "30 days",
    since: "they were told",
    then: "deleted",
    why: "The link in the message ends what else they asked for",
  },
  {
    id: "cart-reminders",
    what: "Who asked to be reminded of a cart, what was in it, and which text they agreed to",
    period: `${CART_LINK_DAYS} days`,
    since: "they were reminded, or asked",
    then: "deleted",
    why: "The link in the message brings the cart back for so long",
  },
  {
    id: "audit-ordinary",
    what: "Audit entries about orders, products, categories, messages, mails and imports",
    period: "2 years",
    since: "the change",
    then: "deleted",
    why: "Long enough to explain a change; the order keeps its own history",
  },
  {
    id: "audit-security",
    what: "Audit entries about people, rights, settings, money, and calls of Medusa's own admin API",
    period: "5 years",
    since: "the change",
    then: "deleted",
    why: "Misuse of rights or of money is often found late",
  },
  {
    id: "access-log",
    what: "Who of the staff saw whose data",
    period: "1 year",
    since: "they saw it",
    then: "deleted",
    why: "Questions about it come within that time, and it says much about the staff",
  },
  {
    id: "workflow-executions",
    what: "Medusa's records of workflows that ended, with their input",
    period: "30 days",
    since: "they ended",
    then: "deleted",
    why: "They only help to find a fault of the last weeks",
  },
  {
    id: "idempotency-keys",
    what: "Idempotency keys of staff and of kept addresses, with what was answered under them",
    period: "2 days",
    since: "they were first sent",
    then: "deleted",
    why: "Nobody presses a button again after two days",
  },
] as const satisfies readonly RetentionRule[];

export type RetentionRuleId = (typeof RETENTION_RULES)[number]["id"];

/** What another part of the shop looks after by itself. */
interface RetentionElsewhere {
  readonly what: string;
  /** How long, and what then. */
  readonly kept: string;
  /** File that does so. */
  readonly where: string;
}

export const KEPT_ELSEWHERE: readonly RetentionElsewhere[] = [
  {
    what: "Accounts",
    kept: "until the person or an admin deletes them; then erased at once",
    where: "backend/src/actions/account/delete-user.ts",
  },
  {
    what: "Addresses that people keep in their account, with landmark and map pin",
    kept: "until the person deletes them, or the account; then erased at once",
    where: "backend/src/modules/account/address/service.ts",
  },
  {
    what: "Reviews of products, with how tall their writer is where that was told",
    kept: "until their writer takes them back, the account is deleted, or their order is made anonymous; then deleted at once",
    where: "backend/src/modules/retention/erase-sql.ts",
  },
  {
    what: "That somebody wants to hear of lower prices, which text was agreed to and when, and of what",
    kept: "until it is switched off, or the account is deleted; then erased at once",
    where: "backend/src/modules/alert/service.ts",
  },
  {
    what: "Registrations that were never verified, with their password hash",
    kept: "24 hours, then deleted",
    where: "backend/src/jobs/sweep-accounts.ts",
  },
  {
    what: "Codes by mail, and when one was last asked for",
    kept: "10 minutes and 1 minute, then deleted",
    where: "backend/src/jobs/sweep-accounts.ts",
  },
  {
    what: "Logins that were ended before their time",
    kept: "until the token would have expired, 30 days at most",
    where: "backend/src/jobs/sweep-accounts.ts",
  },
  {
    what: "Rate limits, by a hash of address or account",
    kept: "an hour after they expire",
    where: "backend/src/modules/rate-limit/store.ts",
  },
  {
    what: "Notifications for staff",
    kept: "90 days, then deleted",
    where: "backend/src/jobs/sweep-notifications.ts",
  },
  {
    what: "Uploads of imports",
    kept: "until the import and its pictures are done, a day after that at most",
    where: "backend/src/jobs/sweep-imports.ts",
  },
  {
    what: "Records of imports",
    kept: "1 year, then deleted",
    where: "backend/src/jobs/sweep-imports.ts",
  },
  {
    what: "Pictures that no product and no page shows; those of drafts 30 days",
    kept: "until the next night",
    where: "backend/src/jobs/sweep-pictures.ts",
  },
  {
    what: "Finished jobs of the queue; they hold no personal data",
    kept: "12 hours, and 7 days in the archive (pg-boss)",
    where: "backend/src/modules/jobs/queue/service.ts",
  },
  {
    what: "Receipts and credit notes: amounts, articles, TINs",
    kept: "buyers' TINs until their order is made anonymous; the rest for good",
    where: "backend/src/modules/retention/rules/order-sql.ts",
  },
  {
    what: "Idempotency keys of checkouts; made by chance in the browser",
    kept: "with their order, until it is made anonymous",
    where: "backend/src/modules/retention/rules/order-sql.ts",
  },
  {
    what: "Log files of a shop at a terminal (`DATA_DIR/logs`)",
    kept: "30 days, then deleted; they hold no addresses and no phone numbers",
    where: "backend/server/logging/log-age.ts",
  },
];
