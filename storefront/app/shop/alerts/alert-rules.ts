/** Brings zod along: import it when it is needed, never with a form. */
import { checkBy, type Checked } from "~/lib/field-rules";
import { askAlertBodySchema, type AskAlertBody } from "@strive/backend/contracts/alerts";
import { LANGUAGE } from "~/words/language";

export const checkAsk = (values: object): Checked<AskAlertBody> =>
  checkBy(askAlertBodySchema, { ...values, language: LANGUAGE });
