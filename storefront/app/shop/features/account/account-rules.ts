/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import {
  changeEmailBodySchema,
  verifyEmailBodySchema,
  deleteOwnAccountBodySchema,
  updateOwnProfileBodySchema,
} from "@strive/backend/contracts/accounts";
import { askPhoneBodySchema, confirmPhoneBodySchema } from "@strive/backend/contracts/phone-login";

export const checkProfile = (values: unknown) => checkBy(updateOwnProfileBodySchema, values);
export const checkNewEmail = (values: unknown) => checkBy(changeEmailBodySchema, values);
export const checkEmailCode = (values: unknown) => checkBy(verifyEmailBodySchema, values);
export const checkPhone = (values: unknown) => checkBy(askPhoneBodySchema, values);
export const checkPhoneCode = (values: unknown) => checkBy(confirmPhoneBodySchema, values);
export const checkDeletion = (values: unknown) => checkBy(deleteOwnAccountBodySchema, values);
