import { z } from "zod";
import { listOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";

/** What kind of personal data staff saw. */
export const personalDataSchema = z.enum([
  "order",
  "user",
  "payment",
  "message",
  "mail",
  "activity",
  "notification",
  "credit",
]);
export type PersonalData = z.infer<typeof personalDataSchema>;

/** One answer that held people's data. */
export const accessSchema = z.object({
  id: z.string(),
  _id: z.string(),
  at: z.string(),
  /** Whose login it was: an account, or a user or secret key of Medusa's own API. */
  account_id: z.string(),
  /** Its current e-mail address; null if it no longer has one. */
  who: z.string().nullable(),
  kind: personalDataSchema,
  /** Method and path, with names in the place of ids: `GET /api/orders/:id`. */
  call: z.string(),
  /** What was in the answer; empty for an export, which held everything that its filter found. */
  subject_ids: z.array(z.string()),
  request_id: z.string().nullable(),
});
export type Access = z.infer<typeof accessSchema>;

/** Query of GET /api/access-log. */
export const accessListQuerySchema = z.strictObject({
  kind: personalDataSchema.optional(),
  /** Who saw this order, user, payment, message or mail. */
  subject_id: z.string().max(80).optional(),
  /** What this account saw. */
  account_id: z.string().max(80).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type AccessListQuery = z.infer<typeof accessListQuerySchema>;
export const accessListResponseSchema = listOf(accessSchema);
