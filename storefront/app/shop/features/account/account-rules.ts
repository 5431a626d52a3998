/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import {
  deleteOwnAccountBodySchema,
  updateOwnProfileBodySchema,
} from "@strive/backend/contracts/accounts";
import { checkGiftCardBodySchema } from "@strive/backend/contracts/store-credit";

export const checkProfile = (values: unknown) => checkBy(updateOwnProfileBodySchema, values);
export const checkDeletion = (values: unknown) => checkBy(deleteOwnAccountBodySchema, values);
export const checkCard = (values: unknown) => checkBy(checkGiftCardBodySchema, values);
