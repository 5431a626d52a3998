import { z } from "zod";
import { readPhone } from "./phone";

const toPhone = (typed: string, context: z.RefinementCtx): string => {
  const { phone, problem } = readPhone(typed);
  if (phone !== null) return phone;
  context.addIssue({ code: "custom", message: problem });
  return z.NEVER;
};

const typedSchema = z
  .string({ error: "Phone is required" })
  .max(64, "Phone has too many characters");

/** A phone number, written in any way, to E.164. */
export const phoneSchema = typedSchema.trim().min(1, "Phone is required").transform(toPhone);

/** Absent stays absent; empty or null is no phone. */
export const optionalPhoneSchema = typedSchema.nullish().transform((typed, context) => {
  if (typed === undefined) return undefined;
  return typed === null || typed.trim() === "" ? null : toPhone(typed, context);
});
