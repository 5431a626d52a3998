import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCOUNT_MODULE } from "../../modules/account";
import type AccountModuleService from "../../modules/account/service";
import { requestMail } from "../mail/mail-jobs";
import { answerEvenly } from "./answer-evenly";
import { countCode } from "./code-budget";

/**
 * Mails a reset code, at most one in a cooldown; says nothing about the address.
 * @throws ApiError 429
 */
export async function forgotPassword(
  container: MedusaContainer,
  email: string,
  address: string,
): Promise<void> {
  await countCode(container, email, address);
  const accounts = container.resolve<AccountModuleService>(ACCOUNT_MODULE);
  await answerEvenly(() => accounts.requestReset(email));
  requestMail(container);
}
