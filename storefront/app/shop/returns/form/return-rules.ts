/** Brings zod along: import it when it is needed, never with the form. */
import { checkBy } from "~/lib/field-rules";
import { createReturnBodySchema } from "@strive/backend/contracts/returns";

export const checkReturn = (values: unknown) => checkBy(createReturnBodySchema, values);
