import type { MedusaContainer } from "@medusajs/framework/types";
import type { ChangeEmailBody, VerifyEmailBody, User } from "../../contracts/accounts";
import { isAdmin, type UserActor } from "../../lib/actor";
import { conflict, invalidRequest } from "../../lib/api-error";
import { isDuplicate } from "../../lib/error-code";
import { shopAccounts } from "../../modules/account";
import { userOf } from "../../modules/account/account";
import { requestMail } from "../mail/mail-jobs";
import { adoptGuestOrders } from "../order/adopt-guest-orders";
import { answerEvenly } from "./answer-evenly";
import { needOwnPassword } from "./check-password";
import { countCode } from "./code-budget";
import { recordProfile } from "./update-user";
import { badCode } from "./verify-email";

interface Caller {
  actor: UserActor;
  /** Where the call comes from. */
  address: string;
}

/**
 * Mails a code to the address that the caller's account is to have. Somebody else's address gets the same answer in the
 * same time, and its owner a mail that says so.
 * @throws ApiError 400 when the password is wrong, or it is the account's address already; 429
 */
export async function requestEmail(
  container: MedusaContainer,
  { email, password }: ChangeEmailBody,
  { actor, address }: Caller,
): Promise<void> {
  const account = await needOwnPassword(container, { actor, password, address });
  if (account.email === email) {
    throw invalidRequest([{ field: "email", message: "This is your address already" }]);
  }
  await countCode(container, email, address);
  await answerEvenly(() => shopAccounts(container).requestEmail(account, email));
  requestMail(container);
}

/** The address, or Medusa's login or customer of it, is another's: the unique rows say so, also to two at once. */
function taken(error: unknown): never {
  throw isDuplicate(error) ? conflict("This email is already in use") : error;
}

/**
 * Gives the caller's account the address that the code was mailed to, with Medusa's customer and login, and ends every
 * token of the account. What was ordered as a guest with that address comes in.
 * @param token the one that the call was made with
 * @returns a new token, good for as long as the old one was made for
 * @throws ApiError 400 'Invalid or expired verification code'; 409 when the address got an account meanwhile; 429
 */
export async function confirmEmail(
  container: MedusaContainer,
  { email, code }: VerifyEmailBody,
  { actor, address, token }: Caller & { token: string },
): Promise<{ token: string; user: User }> {
  await countCode(container, email, address);
  const accounts = shopAccounts(container);
  const { accountId } = actor;
  if (!(await accounts.checkEmailCode({ accountId, email, code }))) throw badCode();
  // Those of the address that it has until now: later nobody knows that it was proven.
  await adoptGuestOrders(container, accountId);
  const moved = await accounts.onMedusaSide(accountId, async (account, query) => {
    const saved = await accounts.moveEmail(query, account, { email, code }).catch(taken);
    if (!saved) throw badCode();
    if (isAdmin(actor)) await recordProfile(query, actor, { before: account, after: saved });
    return saved;
  });
  requestMail(container);
  await adoptGuestOrders(container, accountId);
  return { token: accounts.renewedToken(moved, token), user: userOf(moved) };
}
