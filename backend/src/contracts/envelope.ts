import { z } from "zod";
import { errorCodeSchema } from "./error-codes";

/** One bad field: the path in the body or query (`items.0.quantity`), and a sentence for people. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Every answer that is not a success. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: errorCodeSchema,
  errors: z.array(fieldErrorSchema).optional(),
  /** Further facts of the failure, by code (`insufficient_stock`: the lines and what is left; `price_changed`: what
   * the order costs now). */
  data: z.unknown().optional(),
  /** 403 of a login that still needs its e-mail verified. */
  requiresVerification: z.literal(true).optional(),
  request_id: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

/** `{ success: true, data }` */
export const successOf = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), data });

/** `{ success: true, data: [...], count, limit, offset }`; `count` is the number of all matches. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(item),
    count: z.number().int().min(0),
    limit: z.number().int().min(1),
    offset: z.number().int().min(0),
  });
