/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { orderLookupBodySchema } from "@strive/backend/contracts/orders";

export const checkLookup = (values: unknown) => checkBy(orderLookupBodySchema, values);
