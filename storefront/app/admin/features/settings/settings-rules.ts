/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { adminProfileBodySchema } from "@strive/backend/contracts/accounts";

export const checkAdminProfile = (values: unknown) => checkBy(adminProfileBodySchema, values);
