import { CustomerWorkflowEvents, UserWorkflowEvents } from "@medusajs/framework/utils";
import { inTransaction, run, type Run } from "../../lib/database";
import { tellMedusa, type MedusaEvent } from "../jobs/published-sql";
import { enqueueMail } from "../mail/published-sql";
import type { Account } from "./account";
import { codeDigest } from "./code";
import { USE_UP_CODE } from "./code-sql";
import { mailAccountExists, mailCode, mayWriteTo, tryCode } from "./codes";
import {
  FORMER_EMAILS,
  KEEP_FORMER_EMAIL,
  MOVE_CUSTOMER,
  MOVE_EMAIL,
  MOVE_LOGIN,
  MOVE_USER,
} from "./email-sql";
import { DROP_REGISTER_CODES, DROP_REGISTRATIONS } from "./registration-sql";
import { ACCOUNT_BY_EMAIL } from "./sql";

/** An account that is to have another address, and the code that came to it. */
export interface EmailMove {
  accountId: string;
  email: string;
  code: string;
}

/**
 * Mails a code to the address that an account is to have, at most one per cooldown; a known address's owner is told
 * instead.
 */
export async function requestEmail(
  { id, firstname, language }: Pick<Account, "id" | "firstname" | "language">,
  email: string,
): Promise<void> {
  await inTransaction(async (query) => {
    const [owner] = await query<Account>(ACCOUNT_BY_EMAIL, [email]);
    if (!(await mayWriteTo(query, "email", email))) return;
    if (owner) await mailAccountExists(query, owner, "change");
    else await mailCode(query, "email", { id, email, firstname, language });
  });
}

/** Whether it is the code that came to the address; the try is counted. */
export async function checkEmailCode({ accountId, email, code }: EmailMove): Promise<boolean> {
  return (await tryCode(run, { purpose: "email", email, code, subjectId: accountId })) !== null;
}

/** "k…@example.rw": whoever has lost an account sees that it was not him, and the mail names nobody. */
const hinted = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf("@"))}`;

/** Medusa's login, customer and user get the address too, and its subscribers hear of it. */
async function moveInMedusa(query: Run, moved: Account): Promise<void> {
  const { authIdentityId, customerId, medusaUserId, email } = moved;
  await query(MOVE_LOGIN, [authIdentityId, email]);
  await query(MOVE_CUSTOMER, [customerId, email]);
  const told: MedusaEvent[] = [{ name: CustomerWorkflowEvents.UPDATED, data: { id: customerId } }];
  if (medusaUserId !== null) {
    await query(MOVE_USER, [medusaUserId, email]);
    told.push({ name: UserWorkflowEvents.UPDATED, data: { id: medusaUserId } });
  }
  await tellMedusa(query, told);
}

/**
 * Uses up the code and gives the account its new address, in the caller's transaction; ends every token, and what
 * others began with that address, and tells the old one.
 * @returns the account with its new epoch; null when the code was used up in between
 * @throws a unique violation when the address is another's
 */
export async function moveEmail(
  query: Run,
  account: Pick<Account, "id" | "email">,
  { email, code }: Pick<EmailMove, "email" | "code">,
): Promise<Account | null> {
  const digest = codeDigest("email", account.id, code);
  const [used] = await query(USE_UP_CODE, ["email", account.id, digest]);
  if (!used) return null;
  const [moved] = await query<Account>(MOVE_EMAIL, [account.id, email]);
  if (!moved) return null;
  // After the account, as in a registration that becomes one: two at once wait and don't dead-lock.
  await query(DROP_REGISTER_CODES, [email]);
  await query(DROP_REGISTRATIONS, [email]);
  await moveInMedusa(query, moved);
  await query(KEEP_FORMER_EMAIL, [account.id, account.email]);
  await enqueueMail(query, {
    key: `email-changed:${moved.id}:${moved.tokenEpoch}`,
    template: "email-changed",
    to: account.email,
    language: moved.language,
    facts: { firstname: moved.firstname, newEmail: hinted(email) },
  });
  return moved;
}

/** Addresses that an account had before, the newest first. */
export async function formerEmails(accountId: string): Promise<string[]> {
  return (await run<{ email: string }>(FORMER_EMAILS, [accountId])).map(({ email }) => email);
}
