import type { MedusaContainer } from "@medusajs/framework/types";
import type { RegisterBody } from "../../contracts/accounts";
import { DEFAULT_LANGUAGE } from "../../contracts/languages";
import { entityId } from "../../lib/entity-id";
import { shopAccounts } from "../../modules/account";
import { hashPassword } from "../../modules/account/password";
import { requestMail } from "../mail/mail-jobs";
import { answerEvenly } from "./answer-evenly";

/**
 * Keeps a registration until its code is verified. A known address gets the same answer in the same
 * time, and its owner a mail that says so.
 * @param registrationId of an earlier registration by the same browser, which this one replaces
 * @returns id of the registration, for the browser to prove that it made it
 * @throws ApiError 429 when too many passwords are being hashed.
 */
export async function register(
  container: MedusaContainer,
  { email, password, firstname, lastname, phone, language }: RegisterBody,
  registrationId: string | null,
): Promise<string> {
  const accounts = shopAccounts(container);
  const id = registrationId ?? entityId("reg");
  const passwordHash = await hashPassword(password);
  await answerEvenly(() =>
    accounts.addRegistration({
      id,
      email,
      passwordHash,
      firstname,
      lastname,
      phone: phone ?? null,
      language: language ?? DEFAULT_LANGUAGE,
    }),
  );
  requestMail(container);
  return id;
}
