import type { MedusaContainer } from "@medusajs/framework/types";
import type { ResetPasswordBody } from "../../contracts/accounts";
import { shopAccounts } from "../../modules/account";
import { hashPassword } from "../../modules/account/password";
import { rateLimits } from "../../modules/rate-limit";
import { requestMail } from "../mail/mail-jobs";
import { accountBudget } from "./check-password";
import { countCode } from "./code-budget";
import { badCode } from "./verify-email";

/**
 * Sets a new password with a reset code, which is used up, and ends every token of the account.
 * @throws ApiError 400 'Invalid or expired verification code'; 429
 */
export async function resetPassword(
  container: MedusaContainer,
  { email, code, password }: ResetPasswordBody,
  address: string,
): Promise<void> {
  await countCode(container, email, address);
  const accounts = shopAccounts(container);
  const accountId = await accounts.checkResetCode(email, code);
  if (accountId === null) throw badCode();
  const hash = await hashPassword(password);
  const account = await accounts.resetPassword({ id: accountId, email }, { code, hash });
  if (!account) throw badCode();
  requestMail(container);
  // Whoever mistyped the old password too often now has a new one.
  await rateLimits(container).clear("login-account", accountBudget(email, address));
}
