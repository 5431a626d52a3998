/** Brings zod along: import it when it is needed, never with the screen. */
import { checkGiftCardBodySchema } from "@strive/backend/contracts/store-credit";
import { checkBy } from "~/lib/field-rules";

export const checkCard = (values: unknown) => checkBy(checkGiftCardBodySchema, values);
