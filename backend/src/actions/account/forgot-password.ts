import type { MedusaContainer } from "@medusajs/framework/types";
import { shopAccounts } from "../../modules/account";
import { requestMail } from "../mail/mail-jobs";
import { answerEvenly } from "./answer-evenly";
import { countCode } from "./code-budget";

/**
 * Mails a reset code, at most one per cooldown; reveals nothing about the address.
 * @throws ApiError 429
 */
export async function forgotPassword(
  container: MedusaContainer,
  email: string,
  address: string,
): Promise<void> {
  await countCode(container, email, address);
  const accounts = shopAccounts(container);
  await answerEvenly(() => accounts.requestReset(email));
  requestMail(container);
}
