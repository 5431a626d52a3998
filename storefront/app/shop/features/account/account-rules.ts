/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import {
  changeEmailBodySchema,
  verifyEmailBodySchema,
  deleteOwnAccountBodySchema,
  updateOwnProfileBodySchema,
} from "@strive/backend/contracts/accounts";

export const checkProfile = (values: unknown) => checkBy(updateOwnProfileBodySchema, values);
export const checkNewEmail = (values: unknown) => checkBy(changeEmailBodySchema, values);
export const checkEmailCode = (values: unknown) => checkBy(verifyEmailBodySchema, values);
export const checkDeletion = (values: unknown) => checkBy(deleteOwnAccountBodySchema, values);
