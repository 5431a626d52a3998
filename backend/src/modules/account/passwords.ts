import { recordActivity } from "../staff/published-sql";
import { inTransaction, run, type Run } from "../../lib/database";
import { enqueueMail } from "../mail/published-sql";
import type { Account } from "./account";
import { codeDigest } from "./code";
import { DROP_CODE, USE_UP_CODE } from "./code-sql";
import { mailCode, mayWriteTo, tryCode } from "./codes";
import {
  CREDENTIALS_BY_EMAIL,
  CREDENTIALS_BY_ID,
  END_TOKENS,
  PROVE_EMAIL,
  SET_PASSWORD,
} from "./password-sql";
import { REGISTRATION_FOR_LOGIN } from "./registration-sql";
import type { Registration } from "./registrations";
import { ACCOUNT_BY_EMAIL } from "./sql";

/** An account with the hash of its password; null: it has none, and nobody can log in. */
export type Credentials = Account & { hash: string | null };

/** Who may be logging in with an address. */
export interface LoginCandidates {
  account: Credentials | null;
  /** Without an account: the registration of this browser, or else the newest. */
  registration: Registration | null;
}

/** Both reads are made for every address, so that timing reveals nothing. */
export async function loginCandidates(
  email: string,
  registrationId: string | null,
): Promise<LoginCandidates> {
  const [[account], [registration]] = await Promise.all([
    run<Credentials>(CREDENTIALS_BY_EMAIL, [email]),
    run<Registration>(REGISTRATION_FOR_LOGIN, [email, registrationId ?? ""]),
  ]);
  return { account: account ?? null, registration: account ? null : (registration ?? null) };
}

export async function credentialsOf(accountId: string): Promise<Credentials | null> {
  const [account] = await run<Credentials>(CREDENTIALS_BY_ID, [accountId]);
  return account ?? null;
}

/** Mails a reset code to an active account's owner, at most one per cooldown. */
export async function requestReset(email: string): Promise<void> {
  await inTransaction(async (query) => {
    const [account] = await query<Account>(ACCOUNT_BY_EMAIL, [email]);
    if (!(await mayWriteTo(query, "reset", email))) return;
    if (account?.isActive) await mailCode(query, "reset", account);
  });
}

/** @returns id of the account a reset code is for, or null; the try is counted. */
export async function checkResetCode(email: string, code: string): Promise<string | null> {
  return tryCode(run, { purpose: "reset", email, code, subjectId: null });
}

async function writePassword(
  query: Run,
  account: Pick<Account, "id" | "email">,
  { hash, replaced }: { hash: string; replaced: string | null },
): Promise<Account | null> {
  // Codes before accounts, as in a reset: two calls at once wait and don't dead-lock.
  await query(DROP_CODE, ["reset", account.id]);
  const [ended] = await query<Account>(END_TOKENS, [account.id, account.email]);
  if (!ended) return null;
  const written = await query(SET_PASSWORD, [ended.authIdentityId, hash, replaced]);
  // Thrown, not returned: if the password stays, its tokens must too.
  if (written.length === 0) throw new NoSuchPassword();
  await enqueueMail(query, {
    key: `password-changed:${ended.id}:${ended.tokenEpoch}`,
    template: "password-changed",
    to: ended.email,
    language: ended.language,
    facts: { firstname: ended.firstname },
  });
  return ended;
}

/** There is no password to replace, or a different one. */
class NoSuchPassword extends Error {
  override readonly name = "NoSuchPassword";
}

/** All of `work` or nothing of it; null when there was nothing to replace. */
async function allOrNothing(
  work: (query: Run) => Promise<Account | null>,
): Promise<Account | null> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (error instanceof NoSuchPassword) return null;
    throw error;
  }
}

/**
 * Replaces the password with the hash `replaced`; ends every token.
 * @returns the account with its new epoch, or null when the password was changed in between
 */
export async function replacePassword(
  account: Pick<Account, "id" | "email">,
  hashes: { hash: string; replaced: string },
): Promise<Account | null> {
  return allOrNothing(async (query) => {
    const changed = await writePassword(query, account, hashes);
    if (changed?.role === "admin") await recordOwnPassword(query, changed);
    return changed;
  });
}

/** That it was changed, without its value. */
async function recordOwnPassword(query: Run, { id, email }: Account): Promise<void> {
  await recordActivity(query, {
    who: { accountId: id, email },
    action: "user.password",
    subject: { kind: "user", id, label: email },
    before: null,
    after: null,
  });
}

/**
 * Uses up a reset code and sets the password; ends every token. @returns null when the code was
 * used up in between, or the account now has another address
 */
export async function resetPassword(
  account: Pick<Account, "id" | "email">,
  { code, hash }: { code: string; hash: string },
): Promise<Account | null> {
  return allOrNothing(async (query) => {
    const digest = codeDigest("reset", account.id, code);
    const [used] = await query(USE_UP_CODE, ["reset", account.id, digest]);
    if (!used) return null;
    const changed = await writePassword(query, account, { hash, replaced: null });
    if (changed) await query(PROVE_EMAIL, [changed.id]);
    return changed;
  });
}

/** Ends every token of an account; null when it is gone, or now has another address. */
export async function endSessions(account: Pick<Account, "id" | "email">): Promise<Account | null> {
  return inTransaction(async (query) => {
    const [ended] = await query<Account>(END_TOKENS, [account.id, account.email]);
    if (ended?.role === "admin") {
      await recordActivity(query, {
        who: { accountId: ended.id, email: ended.email },
        action: "user.logout-everywhere",
        subject: { kind: "user", id: ended.id, label: ended.email },
        before: null,
        after: null,
      });
    }
    return ended ?? null;
  });
}
