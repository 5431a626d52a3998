/** Brings zod along: import it when it is needed, never with the popup. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  emailBodySchema,
  loginBodySchema,
  registerBodySchema,
  resetPasswordBodySchema,
  verifyEmailBodySchema,
  type LoginBody,
  type RegisterBody,
} from "@strive/backend/contracts/accounts";
import { phoneCodeBodySchema, phoneLoginBodySchema } from "@strive/backend/contracts/phone-login";
import * as words from "~/words/account-popup";
import { LANGUAGE } from "~/words/language";

const MISMATCH = { field: "confirm", message: words.passwordsDiffer };

/** A sentence about several fields stands at the first of them only. */
function saidOnce<Body>({ body, errors }: Checked<Body>): Checked<Body> {
  if (errors === null) return { body, errors };
  const isFirst = ({ message }: { message: string }, at: number) =>
    errors.findIndex((error) => error.message === message) === at;
  return { body: null, errors: errors.filter(isFirst) };
}

export const checkLogin = (values: object): Checked<LoginBody> =>
  saidOnce(checkBy(loginBodySchema, values));

/** By the contract, and that the confirmation equals the password. */
export function checkRegister({
  confirm,
  ...values
}: Readonly<Record<"confirm" | "password", string>>): Checked<RegisterBody> {
  const checked = saidOnce(checkBy(registerBodySchema, { ...values, language: LANGUAGE }));
  if (confirm === values.password) return checked;
  return { body: null, errors: [...(checked.errors ?? []), MISMATCH] };
}

export const checkCode = (values: object) => checkBy(verifyEmailBodySchema, values);
export const checkForgot = (values: object) => checkBy(emailBodySchema, values);
export const checkReset = (values: object) => checkBy(resetPasswordBodySchema, values);
export const checkPhone = (values: object) => checkBy(phoneCodeBodySchema, values);
export const checkSms = (values: object) => checkBy(phoneLoginBodySchema, values);
