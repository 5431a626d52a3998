/** Brings zod along: import it when it is needed, never with a screen. */
import type { FieldError } from "@strive/backend/contracts/envelope";
import { z } from "zod";
import { inPageLanguage } from "./server-text";

// zod compiles its checks with `new Function` where it may. The page's policy forbids that, and
// each try is reported as a violation. This must run before the first schema is made: a file of
// rules imports this one before the contract.
z.config({ jitless: true });

export type Checked<Body> = { body: Body; errors: null } | { body: null; errors: FieldError[] };

/** What was typed, by a contract: ready to be sent, or a sentence per wrong field. */
export function checkBy<Body>(schema: z.ZodType<Body>, values: unknown): Checked<Body> {
  const { data, error } = schema.safeParse(values);
  if (error === undefined) return { body: data, errors: null };
  const errors = error.issues.map(({ path, message }) => ({
    field: path.join("."),
    // The contracts speak as the server does.
    message: inPageLanguage(message),
  }));
  return { body: null, errors };
}
