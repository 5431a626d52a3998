/** Brings zod along: import it when it is needed, never with a screen. */
import { changeAddressBodySchema } from "@strive/backend/contracts/order-changes";
import { checkBy } from "./field-rules";

export const checkAddress = (typed: unknown) => checkBy(changeAddressBodySchema, typed);
