import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangePasswordBody } from "../../contracts/accounts";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { hashPassword } from "../../modules/account/password";
import { requestMail } from "../mail/mail-jobs";
import { isRightPassword } from "./check-password";

interface Session {
  actor: UserActor;
  /** The token the call was made with. */
  token: string;
  address: string;
}

/**
 * Changes one's own password and ends every token of the account.
 * @returns a new token, good for as long as the old one was made for
 * @throws ApiError 400 when the current password is wrong; 409 when it was changed at the same
 * moment by someone else; 429
 */
export async function changePassword(
  container: MedusaContainer,
  { currentPassword, newPassword }: ChangePasswordBody,
  { actor, token, address }: Session,
): Promise<string> {
  const accounts = shopAccounts(container);
  const account = await accounts.credentialsOf(actor.accountId);
  if (!account) throw unauthenticated();
  const { email, hash } = account;
  const guess = { email, password: currentPassword, address, hash };
  if (!(await isRightPassword(container, guess)) || hash === null) {
    throw invalidRequest([{ field: "currentPassword", message: "Current password is incorrect" }]);
  }
  const hashes = { hash: await hashPassword(newPassword), replaced: hash };
  const changed = await accounts.replacePassword(account, hashes);
  if (!changed) throw conflict("The password was changed in the meantime");
  requestMail(container);
  return accounts.renewedToken(changed, token);
}
