import type { Run } from "../../lib/database";
import {
  AUDIT_CALLS,
  AUDIT_DOER,
  AUDIT_MESSAGES,
  AUDIT_REVIEWS,
  AUDIT_SUBJECT,
  AUDIT_ADDRESSES,
  AUDIT_WORDS,
  CODES,
  CREDIT,
  DISMISSALS,
  DOORS,
  FORMER_ADDRESSES,
  FORMER_EMAILS,
  GUEST_ADDRESSES,
  GUESTS,
  HOLDS,
  INVITES,
  GIFTS,
  KEPT_COPIES,
  MAILS,
  MESSAGE_NOTIFICATIONS,
  MESSAGES,
  NOTIFICATIONS,
  OPEN_AUDIT,
  ORDER_NOTIFICATIONS,
  ORDERS_OF,
  PHONE_CODES,
  PAUSES,
  PRESSED_KEYS,
  READ_NOTIFICATIONS,
  REGISTRATIONS,
  RETURN_PICTURES,
  REVIEWS,
  STAFF_ATTEMPTS,
  STAFF_CREDIT,
  STAFF_EVENTS,
  STAFF_NOTES,
  STAFF_PAYMENTS,
  STAFF_RECEIPTS,
  STAFF_REFUNDS,
  STAFF_SHEETS,
  CART_REMINDERS,
  STOCK_ALERTS,
  PRICE_ALERTS,
} from "./erase-sql";

/** Somebody whose data goes. */
export interface Leaver {
  /** Null for somebody who never had an account. */
  accountId: string | null;
  /** Every address that is or was the person's, lowercased. */
  emails: readonly string[];
  phone: string | null;
  /** Ids of Medusa's records of the person. */
  medusaIds: readonly string[];
  /** Replaces the address: the same for one person, and it names nobody. */
  pseudonym: string;
}

interface Id {
  id: string;
}

/** Where staff are named by their address. */
const STAFF_WORDS = [
  STAFF_EVENTS,
  STAFF_NOTES,
  STAFF_PAYMENTS,
  STAFF_REFUNDS,
  STAFF_CREDIT,
  STAFF_RECEIPTS,
  STAFF_ATTEMPTS,
  STAFF_SHEETS,
];

const idsOf = (rows: readonly Id[]) => rows.map(({ id }) => id);

export async function formerAddresses(inside: Run, accountId: string): Promise<string[]> {
  const rows = await inside<{ email: string }>(FORMER_ADDRESSES, [accountId]);
  return rows.map(({ email }) => email);
}

async function eraseAudit(inside: Run, leaver: Leaver, orderIds: string[]): Promise<void> {
  const { accountId, emails, phone, medusaIds, pseudonym } = leaver;
  if (accountId !== null) {
    await inside(AUDIT_DOER, [accountId, pseudonym]);
    await inside(AUDIT_SUBJECT, [accountId, pseudonym]);
  }
  await inside(AUDIT_WORDS, [orderIds]);
  await inside(AUDIT_ADDRESSES, [orderIds]);
  const words = [...emails, ...medusaIds, ...(phone === null ? [] : [phone])];
  await inside(AUDIT_CALLS, [words]);
}

async function eraseMessages(inside: Run, emails: readonly string[]): Promise<void> {
  const messageIds = idsOf(await inside<Id>(MESSAGES, [emails]));
  await inside(AUDIT_MESSAGES, [messageIds]);
  await inside(MESSAGE_NOTIFICATIONS, [messageIds]);
}

async function eraseMails(
  inside: Run,
  { emails, phone }: Leaver,
  orderIds: string[],
): Promise<void> {
  await inside(GIFTS, [emails]);
  const mailIds = idsOf(await inside<Id>(MAILS, [emails, orderIds, phone]));
  await inside(NOTIFICATIONS, [mailIds]);
  await inside(KEPT_COPIES, [orderIds]);
}

/**
 * Takes what names a person out of all tables, in the caller's transaction; may be repeated. What
 * stays: the orders with their payments, until their rule makes them anonymous, and by id what staff
 * did. Account, login and Medusa's customer are the caller's.
 */
export async function erase(inside: Run, leaver: Leaver): Promise<void> {
  const { accountId, emails, pseudonym } = leaver;
  // First, as a cancellation takes balances before what holds an order's stock.
  if (accountId !== null) await inside(CREDIT, [accountId]);
  const orderIds = idsOf(await inside<Id>(ORDERS_OF, [accountId, emails]));
  await inside(OPEN_AUDIT, []);
  await eraseAudit(inside, leaver, orderIds);
  await eraseMessages(inside, emails);
  await eraseMails(inside, leaver, orderIds);
  for (const statement of [STOCK_ALERTS, CART_REMINDERS]) {
    await inside(statement, [accountId, emails, leaver.phone]);
  }
  await inside(ORDER_NOTIFICATIONS, [orderIds]);
  await inside(HOLDS, [orderIds]);
  await inside(DOORS, [orderIds]);
  await inside(RETURN_PICTURES, [orderIds]);
  await inside(AUDIT_REVIEWS, [idsOf(await inside<Id>(REVIEWS, [orderIds]))]);
  for (const statement of [REGISTRATIONS, CODES, PAUSES, INVITES])
    await inside(statement, [emails]);
  for (const statement of STAFF_WORDS) {
    await inside(statement, [emails, pseudonym]);
  }
  const guestIds = idsOf(await inside<Id>(GUESTS, [emails]));
  await inside(GUEST_ADDRESSES, [guestIds]);
  if (accountId === null) return;
  await inside(PHONE_CODES, [accountId]);
  await inside(FORMER_EMAILS, [accountId]);
  await inside(DISMISSALS, [accountId]);
  await inside(READ_NOTIFICATIONS, [accountId]);
  await inside(PRESSED_KEYS, [accountId]);
  await inside(PRICE_ALERTS, [accountId]);
}
