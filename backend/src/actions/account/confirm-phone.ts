import type { MedusaContainer } from "@medusajs/framework/types";
import type { User } from "../../contracts/accounts";
import type { AskPhoneBody, ConfirmPhoneBody } from "../../contracts/phone-login";
import { isAdmin, type UserActor } from "../../lib/actor";
import { conflict, forbidden, invalidRequest } from "../../lib/api-error";
import { isDuplicate } from "../../lib/error-code";
import { shopAccounts } from "../../modules/account";
import { userOf } from "../../modules/account/account";
import { requestMail } from "../mail/mail-jobs";
import { needOwnPassword } from "./check-password";
import { countCode } from "./code-budget";
import { admitCode, needCodesByText, sendCode } from "./phone-code";
import { badCode } from "./verify-email";

interface Caller {
  actor: UserActor;
  /** Where the call comes from. */
  address: string;
}

/** A phone alone must never open the back office. */
function refuseStaff(actor: UserActor): void {
  if (isAdmin(actor)) throw forbidden("Staff log in with email and password");
}

/**
 * Sends a code to the phone that is to open the caller's account. Whether another account has it is said to whoever holds it,
 * with the code.
 * @throws ApiError 400 when the password is wrong, or it is confirmed already; 403 for staff; 409 where no code can be sent; 429
 */
export async function requestPhone(
  container: MedusaContainer,
  { phone, password }: AskPhoneBody,
  { actor, address }: Caller,
): Promise<void> {
  refuseStaff(actor);
  needCodesByText();
  const account = await needOwnPassword(container, { actor, password, address });
  if (account.phone === phone && account.isPhoneConfirmed) {
    throw invalidRequest([{ field: "phone", message: "This phone is confirmed already" }]);
  }
  await admitCode(container, phone, { address, keys: [phone, account.id] });
  await sendCode(container, "phone", { phone, account });
  requestMail(container);
}

/** The unique row says so, also to two at once. */
function taken(error: unknown): never {
  throw isDuplicate(error) ? conflict("This phone number belongs to another account") : error;
}

/**
 * Confirms the phone that the code was sent to, and with it login by phone. In the place of another phone it ends every other
 * token of the account.
 * @param token the one that the call was made with
 * @returns a new token, good for as long as the old one was made for
 * @throws ApiError 400 'Invalid or expired verification code'; 403 for staff; 409 when another account has the phone; 429
 */
export async function confirmPhone(
  container: MedusaContainer,
  { phone, code }: ConfirmPhoneBody,
  { actor, address, token }: Caller & { token: string },
): Promise<{ token: string; user: User }> {
  refuseStaff(actor);
  needCodesByText();
  await countCode(container, phone, address);
  const accounts = shopAccounts(container);
  const { accountId } = actor;
  if (!(await accounts.checkPhoneCode(accountId, { phone, code }))) throw badCode();
  const confirmed = await accounts.onMedusaSide(accountId, async (_, query) => {
    const saved = await accounts.confirmPhone(query, accountId, { phone, code }).catch(taken);
    if (!saved) throw badCode();
    return saved;
  });
  requestMail(container);
  return { token: accounts.renewedToken(confirmed, token), user: userOf(confirmed) };
}
