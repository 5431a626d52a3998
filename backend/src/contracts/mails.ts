import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { channelSchema } from "./text-channels";
import { limitSchema, offsetSchema } from "./pagination";

/**
 * pending: waits, or is tried again. sent: the mail server took it. kept: nobody got it, as no mail server is
 * set; its copy was kept. passed_on: to all staff, it became one mail for each. dead: no more automatic tries.
 * withheld: guests' orders caused too many to this address, or its order was cancelled before it was sent.
 * delivered, undelivered: a text that its carrier took, and reported on since.
 */
export const MAIL_STATES = [
  "pending",
  "sent",
  "delivered",
  "undelivered",
  "kept",
  "passed_on",
  "dead",
  "withheld",
] as const;
export const mailStateSchema = z.enum(MAIL_STATES);
export type MailState = z.infer<typeof mailStateSchema>;

/** A mail or a text of the outbox. What it says is not shown: it may hold a code. */
export const mailSchema = z.object({
  _id: z.string(),
  id: z.string(),
  channel: channelSchema,
  template: z.string(),
  /** An address, a phone number, or `staff`: then it became one mail for each admin. */
  recipient: z.string(),
  state: mailStateSchema,
  attempts: z.number().int().min(0),
  /** What the mail server said the last time; null when nothing went wrong. */
  last_error: z.string().nullable(),
  /** Null unless pending. */
  next_attempt_at: z.string().nullable(),
  createdAt: z.string(),
  /** Null unless a server or carrier took it. */
  sent_at: z.string().nullable(),
  /** What a text is charged by; null unless a carrier took it. */
  parts: z.number().int().min(0).nullable(),
  /** What that cost, in RWF. */
  cost_rwf: z.number().min(0).nullable(),
  /** When its carrier told what became of it; null: it did not. */
  reported_at: z.string().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

export const mailListQuerySchema = z.strictObject({
  state: mailStateSchema.optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type MailListQuery = z.infer<typeof mailListQuerySchema>;

export const mailListResponseSchema = listOf(mailSchema);
export type MailListResponse = z.infer<typeof mailListResponseSchema>;
export const mailResponseSchema = successOf(mailSchema);
export type MailResponse = z.infer<typeof mailResponseSchema>;
/** Nothing but the mail's id is needed. */
export const retryMailBodySchema = z.strictObject({});
