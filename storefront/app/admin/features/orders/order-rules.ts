/** Pulls in zod: import it lazily, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { addOrderNoteBodySchema } from "@strive/backend/contracts/orders";

export const checkOrderNote = (values: unknown) => checkBy(addOrderNoteBodySchema, values);
