/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { contactBodySchema } from "@strive/backend/contracts/contact";

export const checkMessage = (values: unknown) => checkBy(contactBodySchema, values);
