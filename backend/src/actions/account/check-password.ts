import type { MedusaContainer } from "@medusajs/framework/types";
import type { UserActor } from "../../lib/actor";
import { invalidRequest, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { isPassword } from "../../modules/account/password";
import { rateLimits } from "../../modules/rate-limit";

/** One guess at a password. */
export interface PasswordGuess {
  email: string;
  password: string;
  /** The caller's; failures are counted for it, and for it with the account. */
  address: string;
  /** Null: no such account, which takes just as long and is just as wrong. */
  hash: string | null;
}

/** Failures at one account from one address; never per account alone, which would lock its owner out. */
export const accountBudget = (email: string, address: string): string => `${email} ${address}`;

/**
 * Whether a password is right; exactly one hash in every case.
 * @throws ApiError 429 after too many failures, or when too many passwords are being checked.
 */
export async function isRightPassword(
  container: MedusaContainer,
  { email, password, address, hash }: PasswordGuess,
): Promise<boolean> {
  const limits = rateLimits(container);
  const budget = accountBudget(email, address);
  await limits.check("login-address", address);
  // Counted before it is known to be wrong: parallel guesses would all pass a mere check.
  await limits.consume("login-account", budget);
  if (await isPassword(password, hash)) {
    await limits.clear("login-account", budget);
    return true;
  }
  await limits.fail("login-address", address);
  return false;
}

/**
 * The caller's account, once its password was typed again.
 * @throws ApiError 400 `password` when it is wrong; 401 when the account is gone; 429
 */
export async function needOwnPassword(
  container: MedusaContainer,
  { actor, password, address }: { actor: UserActor; password: string; address: string },
) {
  const account = await shopAccounts(container).credentialsOf(actor.accountId);
  if (!account) throw unauthenticated();
  const { email, hash } = account;
  if (await isRightPassword(container, { email, password, address, hash })) return account;
  throw invalidRequest([{ field: "password", message: "Password is incorrect" }]);
}
