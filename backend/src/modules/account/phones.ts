import { CustomerWorkflowEvents } from "@medusajs/framework/utils";
import { inTransaction, run, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { tellMedusa } from "../jobs/published-sql";
import { enqueueCodeText, enqueueMail } from "../mail/published-sql";
import type { Account } from "./account";
import { codeDigest, newCode, type CodePurpose } from "./code";
import { SET_CODE, USE_UP_CODE } from "./code-sql";
import { mayWriteTo, tryCode } from "./codes";
import { ACCOUNT_BY_PHONE, CONFIRM_PHONE, MOVE_CUSTOMER_PHONE } from "./phone-sql";

/** What a code by SMS is for: to confirm an account's phone, or to log in with a confirmed one. */
export type PhonePurpose = Extract<CodePurpose, "phone" | "phone-login">;

/** A phone, and the code that came to it. */
export interface PhoneCode {
  phone: string;
  code: string;
}

/** The customer whose account opens with a phone, switched off or not. */
export async function byPhone(phone: string): Promise<Account | null> {
  const [account] = await run<Account>(ACCOUNT_BY_PHONE, [phone]);
  return account ?? null;
}

/** Whether a code may go to the phone now; if so, starts its cooldown. */
export const mayText = (purpose: PhonePurpose, phone: string): Promise<boolean> =>
  mayWriteTo(run, purpose, phone);

/** Sends an account a new code by SMS, which ends its older one. */
export async function textCode(
  purpose: PhonePurpose,
  { id, language }: Pick<Account, "id" | "language">,
  phone: string,
): Promise<void> {
  const code = newCode();
  await inTransaction(async (query) => {
    await query(SET_CODE, [purpose, id, phone, codeDigest(purpose, id, code)]);
    await enqueueCodeText(query, { key: entityId("code"), to: phone, language, code });
  });
}

/** Whether it is the code that came to the phone for this account; the try is counted. */
export async function checkPhoneCode(
  accountId: string,
  { phone, code }: PhoneCode,
): Promise<boolean> {
  return (
    (await tryCode(run, { purpose: "phone", email: phone, code, subjectId: accountId })) !== null
  );
}

/** "…456": its owner knows which one, and the mail gives nobody a number. */
const hinted = (phone: string): string => `…${phone.slice(-3)}`;

async function tellPhone(query: Run, account: Account, hint: string | null): Promise<void> {
  const { email, language, firstname } = account;
  await enqueueMail(query, {
    key: entityId("phone"),
    template: "phone-changed",
    to: email,
    language,
    facts: { firstname, phone: hint },
  });
}

/** Tells an account's owner that its phone opens it no more, in the transaction that changed it. */
export const tellPhoneLeft = (query: Run, account: Account): Promise<void> =>
  tellPhone(query, account, null);

/**
 * Uses up the code and confirms the phone for the account, in the caller's transaction; in the place of another one it
 * ends every token. Medusa's customer gets it too, and the account's address a mail about it.
 * @returns the account; null when the code was used up in between, or it may have no phone any more
 * @throws a unique violation when the phone is confirmed for another account
 */
export async function confirmPhone(
  query: Run,
  accountId: string,
  { phone, code }: PhoneCode,
): Promise<Account | null> {
  const digest = codeDigest("phone", accountId, code);
  const [used] = await query(USE_UP_CODE, ["phone", accountId, digest]);
  if (!used) return null;
  const [confirmed] = await query<Account>(CONFIRM_PHONE, [accountId, phone]);
  if (!confirmed) return null;
  await query(MOVE_CUSTOMER_PHONE, [confirmed.customerId, phone]);
  await tellMedusa(query, [
    { name: CustomerWorkflowEvents.UPDATED, data: { id: confirmed.customerId } },
  ]);
  await tellPhone(query, confirmed, hinted(phone));
  return confirmed;
}

/**
 * The customer that a login code opens: of all who send it exactly one gets in.
 * @returns null when it is wrong, expired, used up, tried too often, or the phone is no longer the account's
 */
export async function takeLoginCode({ phone, code }: PhoneCode): Promise<Account | null> {
  const typed = { purpose: "phone-login", email: phone, code, subjectId: null } as const;
  const accountId = await tryCode(run, typed);
  if (accountId === null) return null;
  const digest = codeDigest("phone-login", accountId, code);
  const [used] = await run(USE_UP_CODE, ["phone-login", accountId, digest]);
  if (!used) return null;
  const account = await byPhone(phone);
  return account?.id === accountId ? account : null;
}
