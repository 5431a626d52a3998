import type { IAuthModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { LoginBody, User } from "../../contracts/accounts";
import { forbidden, invalidRequest } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";
import { adoptGuestOrders } from "../order/adopt-guest-orders";
import { isRightPassword } from "./check-password";

/** Where a login comes from. */
export interface LoginOrigin {
  address: string;
  /** The registration that this browser made, if any. */
  registrationId: string | null;
}

export type LoginOutcome =
  | { kind: "session"; token: string; user: User }
  /** The right password of a registration whose address is still to be verified. */
  | { kind: "unverified"; registrationId: string };

/**
 * Starts a session for somebody who has shown that the account is his.
 * @throws ApiError 403, and 'Account is deactivated'
 */
export async function openSession(
  container: MedusaContainer,
  account: Account,
  isRemembered: boolean,
): Promise<{ token: string; user: User }> {
  // A second factor set up in the back office can't be asked for here: log in there.
  const factors = await container
    .resolve<IAuthModuleService>(Modules.AUTH)
    .listAuthMfa({ auth_identity_id: account.authIdentityId, status: "enabled" });
  if (factors.length > 0) throw forbidden();
  if (account.emailVerifiedAt === null) throw forbidden();
  if (!account.isActive) throw forbidden("Account is deactivated");
  await adoptGuestOrders(container, account.id);
  return shopAccounts(container).startSession(account, isRemembered);
}

/**
 * Checks e-mail and password and starts a session.
 * @throws ApiError 400 'Invalid credentials' for an unknown address and for a wrong password alike;
 * 403 'Account is deactivated' only after the right password; 429.
 */
export async function logIn(
  container: MedusaContainer,
  { email, password, remember }: LoginBody,
  { address, registrationId }: LoginOrigin,
): Promise<LoginOutcome> {
  const accounts = shopAccounts(container);
  const { account, registration } = await accounts.loginCandidates(email, registrationId);
  const hash = account ? account.hash : (registration?.passwordHash ?? null);
  if (!(await isRightPassword(container, { email, password, address, hash }))) {
    throw invalidRequest([], "Invalid credentials");
  }
  if (!account) {
    if (!registration) throw invalidRequest([], "Invalid credentials");
    return { kind: "unverified", registrationId: registration.id };
  }
  return { kind: "session", ...(await openSession(container, account, remember ?? false)) };
}
