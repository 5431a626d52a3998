/** Brings zod along: import it when it is needed, never with the popup. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  emailBodySchema,
  loginBodySchema,
  registerBodySchema,
  resetPasswordBodySchema,
  verifyEmailBodySchema,
  type RegisterBody,
} from "@strive/backend/contracts/accounts";
import * as words from "~/words/account-popup";

const MISMATCH = { field: "confirm", message: words.passwordsDiffer };

function checkRegister({
  confirm,
  ...values
}: Readonly<Record<string, string>>): Checked<RegisterBody> {
  const checked = checkBy(registerBodySchema, values);
  if (confirm === values["password"]) return checked;
  return { body: null, errors: [...(checked.errors ?? []), MISMATCH] };
}

/** What was typed, by the contract, and that the confirmation equals the password. */
export const accountRules = {
  login: (values: object) => checkBy(loginBodySchema, values),
  register: checkRegister,
  verify: (values: object) => checkBy(verifyEmailBodySchema, values),
  forgot: (values: object) => checkBy(emailBodySchema, values),
  reset: (values: object) => checkBy(resetPasswordBodySchema, values),
};
