/** Brings zod along: import it when it is needed, never with the screen. */
import { createRiderBodySchema, type CreateRiderBody } from "@strive/backend/contracts/deliveries";
import { checkBy } from "~/lib/field-rules";

export const checkRider = (typed: CreateRiderBody) => checkBy(createRiderBodySchema, typed);
