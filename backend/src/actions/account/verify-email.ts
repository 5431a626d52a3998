import type { MedusaContainer } from "@medusajs/framework/types";
import type { User, VerifyEmailBody } from "../../contracts/accounts";
import { forbidden, invalidRequest } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { adoptGuestOrders } from "../order/adopt-guest-orders";
import { requestMail } from "../mail/mail-jobs";
import { countCode } from "./code-budget";
import { completeRegistration } from "./complete-registration";

/** The same for a code that is wrong, expired, worn out, somebody else's or was never sent. */
export const badCode = () =>
  invalidRequest([{ field: "code", message: "Invalid or expired verification code" }]);

/**
 * Verifies an address by its code, makes the account and logs it in.
 * @param caller where the call comes from, and the registration that this browser made: then only
 * that one's code counts
 * @throws ApiError 400 'Invalid or expired verification code'; 429
 */
export async function verifyEmail(
  container: MedusaContainer,
  { email, code }: VerifyEmailBody,
  caller: { address: string; registrationId: string | null },
): Promise<{ token: string; user: User }> {
  await countCode(container, email, caller.address);
  const accounts = shopAccounts(container);
  const registration = await accounts.verifyRegistration(email, code, caller.registrationId);
  if (!registration) throw badCode();
  const account = await completeRegistration(container, registration);
  if (!account) throw badCode();
  requestMail(container);
  await adoptGuestOrders(container, account.id);
  if (!account.isActive) throw forbidden("Account is deactivated");
  return accounts.startSession(account, false);
}
