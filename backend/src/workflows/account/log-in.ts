import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { IAuthModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { LoginBody, User } from "../../contracts/accounts";
import { ApiError, forbidden, invalidRequest } from "../../lib/api-error";
import { PASSWORD_HASH } from "../../lib/password-hash";
import { limitConcurrency } from "../../lib/limit-concurrency";
import { ACCOUNT_MODULE } from "../../modules/account";
import type AccountModuleService from "../../modules/account/service";

const PROVIDER = "emailpass";
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Hashing takes 32 MiB and a thread each; more than a few at once would starve everything else. */
const hashing = limitConcurrency({ atOnce: 4, waiting: 32 });

/** The work of checking a password, for an address nobody has: an answer's time tells nothing. */
async function hashForNobody(password: string): Promise<void> {
  const { logN, r, p } = PASSWORD_HASH;
  await derive(password, randomBytes(32), 64, { N: 2 ** logN, r, p, maxmem: 256 * 1024 * 1024 });
}

/**
 * Checks e-mail and password and starts a session.
 * @throws ApiError 400 'Invalid credentials' for an unknown address and for a wrong password alike;
 * 403 with requiresVerification, or 'Account is deactivated', only after the right password;
 * 429 when too many logins wait.
 */
export async function logIn(
  container: MedusaContainer,
  { email, password, remember }: LoginBody,
): Promise<{ token: string; user: User }> {
  const accounts = container.resolve<AccountModuleService>(ACCOUNT_MODULE);
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const account = await accounts.byEmail(email);
  const checked = await hashing(async () => {
    if (account) return auth.authenticate(PROVIDER, { body: { email, password } });
    await auth.listProviderIdentities({ entity_id: email, provider: PROVIDER });
    await hashForNobody(password);
    return null;
  });
  if (!account || !checked?.success || checked.authIdentity?.id !== account.authIdentityId) {
    throw invalidRequest([], "Invalid credentials");
  }
  // A second factor set up in the back office can't be asked for here: log in there.
  if ("mfaChallenge" in checked && checked.mfaChallenge) throw forbidden();
  if (account.emailVerifiedAt === null) {
    throw new ApiError(403, "forbidden", "Please verify your email", {
      extra: { requiresVerification: true },
    });
  }
  if (!account.isActive) throw forbidden("Account is deactivated");
  return accounts.startSession(account, remember ?? false);
}
