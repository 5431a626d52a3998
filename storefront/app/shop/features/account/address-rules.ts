/** Brings zod along: import it when it is needed, never with the screen. */
import { addressBodySchema } from "@strive/backend/contracts/saved-addresses";
import { checkBy } from "~/lib/field-rules";

export const checkAddress = (values: unknown) => checkBy(addressBodySchema, values);
