/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { createCategoryBodySchema } from "@strive/backend/contracts/catalogue-writes";

export const checkCategory = (values: unknown) => checkBy(createCategoryBodySchema, values);
