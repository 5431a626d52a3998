/** Brings zod along: import it when it is needed, never with a form. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  askAlertBodySchema,
  remindCartBodySchema,
  type AskAlertBody,
  type RemindCartBody,
} from "@strive/backend/contracts/alerts";
import { LANGUAGE } from "~/words/language";

export const checkAsk = (values: object): Checked<AskAlertBody> =>
  checkBy(askAlertBodySchema, { ...values, language: LANGUAGE });

export const checkReminder = (values: object): Checked<RemindCartBody> =>
  checkBy(remindCartBodySchema, { ...values, language: LANGUAGE });
