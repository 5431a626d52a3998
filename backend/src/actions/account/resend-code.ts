import type { MedusaContainer } from "@medusajs/framework/types";
import { shopAccounts } from "../../modules/account";
import { requestMail } from "../mail/mail-jobs";
import { answerEvenly } from "./answer-evenly";
import { countCode } from "./code-budget";

/**
 * Mails a new verification code, at most one per cooldown; reveals nothing about the address.
 * @param caller where the call comes from, and the registration that this browser made
 * @throws ApiError 429
 */
export async function resendCode(
  container: MedusaContainer,
  email: string,
  caller: { address: string; registrationId: string | null },
): Promise<void> {
  await countCode(container, email, caller.address);
  const accounts = shopAccounts(container);
  await answerEvenly(() => accounts.resendRegisterCode(email, caller.registrationId));
  requestMail(container);
}
