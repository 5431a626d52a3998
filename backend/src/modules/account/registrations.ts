import { CustomerWorkflowEvents } from "@medusajs/framework/utils";
import type { Language } from "../../contracts/languages";
import { inTransaction, type Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { tellMedusa } from "../jobs/published-sql";
import { enqueueMail } from "../mail/published-sql";
import type { Account } from "./account";
import { mailAccountExists, mailCode, mayWriteTo, tryCode } from "./codes";
import { SET_PASSWORD } from "./password-sql";
import {
  DROP_REGISTER_CODES,
  DROP_REGISTRATIONS,
  INSERT_ACCOUNT,
  MARK_VERIFIED,
  REGISTRATION_OF,
  SAVE_REGISTRATION,
} from "./registration-sql";
import { ACCOUNT_BY_EMAIL } from "./sql";

/** Somebody on the way to an account. */
export interface Registration {
  id: string;
  email: string;
  passwordHash: string;
  firstname: string;
  lastname: string;
  phone: string | null;
  language: Language;
}

async function accountOf(run: Run, email: string): Promise<Account | null> {
  const [account] = await run<Account>(ACCOUNT_BY_EMAIL, [email]);
  return account ?? null;
}

/**
 * Keeps a registration and mails its code; a known address's owner is told instead. Within the
 * cooldown nothing is mailed: the form offers to resend the code.
 */
export async function addRegistration(registration: Registration): Promise<void> {
  const { id, email, passwordHash, firstname, lastname, phone, language } = registration;
  await inTransaction(async (run) => {
    const account = await accountOf(run, email);
    if (await mayWriteTo(run, "register", email)) {
      if (account) await mailAccountExists(run, account);
      else await mailCode(run, "register", registration);
    }
    if (account) return;
    // Codes are always locked before registrations: two calls at once wait instead of dead-locking.
    await run(SAVE_REGISTRATION, [id, email, passwordHash, firstname, lastname, phone, language]);
  });
}

/** Mails a new code for one registration, or for the newest one of the address (null). */
export async function resendRegisterCode(email: string, id: string | null): Promise<void> {
  await inTransaction(async (run) => {
    const account = await accountOf(run, email);
    const [registration] = await run<Registration>(REGISTRATION_OF, [email, id]);
    if (!(await mayWriteTo(run, "register", email))) return;
    if (account) await mailAccountExists(run, account);
    else if (registration) await mailCode(run, "register", registration);
  });
}

/**
 * The registration that a code verifies, marked so; or null. With an own registration (`id`),
 * another's code for the same address is refused, so that nobody who registered somebody else's
 * address first can have its owner confirm their name and password.
 */
export async function verifyRegistration(
  email: string,
  code: string,
  id: string | null,
): Promise<Registration | null> {
  return inTransaction(async (run) => {
    const verified = await tryCode(run, { purpose: "register", email, code, subjectId: id });
    if (verified === null) return null;
    const [registration] = await run<Registration>(MARK_VERIFIED, [verified, email]);
    return registration ?? null;
  });
}

/**
 * Writes the account of a verified registration: its name and password, and the end of all other
 * registrations of the address. The password is set here and not before, so that of two
 * registrations verified at once the one that makes the account also sets the password.
 * @returns null when the address has an account already
 */
export async function openAccount(
  registration: Registration,
  parts: { customerId: string; authIdentityId: string },
): Promise<Account | null> {
  const { email, firstname, lastname, phone, language, passwordHash } = registration;
  return inTransaction(async (run) => {
    const [account] = await run<Account>(INSERT_ACCOUNT, [
      entityId("acct"),
      parts.customerId,
      parts.authIdentityId,
      email,
      firstname,
      lastname,
      phone,
      language,
    ]);
    if (!account) return null;
    await run(SET_PASSWORD, [parts.authIdentityId, passwordHash, null]);
    await run(DROP_REGISTER_CODES, [email]);
    await run(DROP_REGISTRATIONS, [email]);
    await enqueueMail(run, {
      key: `welcome:${account.id}`,
      template: "welcome",
      to: email,
      language,
      facts: { firstname },
    });
    await tellMedusa(run, [
      { name: CustomerWorkflowEvents.CREATED, data: { id: parts.customerId } },
    ]);
    return account;
  });
}
