import type { MedusaContainer } from "@medusajs/framework/types";
import type { User } from "../../contracts/accounts";
import type { PhoneCodeBody, PhoneLoginBody } from "../../contracts/phone-login";
import { shopAccounts } from "../../modules/account";
import { requestMail } from "../mail/mail-jobs";
import { answerEvenly } from "./answer-evenly";
import { countCode } from "./code-budget";
import { openSession } from "./log-in";
import { admitCode, needCodesByText, sendCode } from "./phone-code";
import { badCode } from "./verify-email";

/**
 * Sends a login code to the phone of a customer's account. Any other phone gets the same answer in the same time, and no SMS:
 * strangers can't make the shop pay for one.
 * @param address the caller's
 * @throws ApiError 409 where no code can be sent; 429
 */
export async function requestLoginCode(
  container: MedusaContainer,
  { phone }: PhoneCodeBody,
  address: string,
): Promise<void> {
  await admitCode(container, phone, { address, keys: [phone] });
  await answerEvenly(async () => {
    const found = await shopAccounts(container).byPhone(phone);
    await sendCode(container, "phone-login", { phone, account: found?.isActive ? found : null });
  });
  requestMail(container);
}

/**
 * Logs a customer in by the code that came to his phone, as a password would.
 * @throws ApiError 400 'Invalid or expired verification code'; 403 'Account is deactivated', only after the right code; 429
 */
export async function logInByPhone(
  container: MedusaContainer,
  { phone, code, remember }: PhoneLoginBody,
  address: string,
): Promise<{ token: string; user: User }> {
  needCodesByText();
  await countCode(container, phone, address);
  const account = await answerEvenly(() => shopAccounts(container).takeLoginCode({ phone, code }));
  if (!account) throw badCode();
  return openSession(container, account, remember ?? false);
}
