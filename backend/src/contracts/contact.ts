import { z } from "zod";
import { emailSchema } from "./accounts";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";
import { isWebAddress } from "./person-name";
import { requiredText } from "./typed-text";

const line = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, `${label} has characters that can't be used`);

/** Body of POST /api/contact. */
export const contactBodySchema = z.strictObject({
  name: line("Name", 100).refine((name) => !isWebAddress(name), "Name can't be a web address"),
  email: z.string({ error: "Email is required" }).pipe(emailSchema),
  subject: line("Subject", 150),
  message: requiredText("Message", 5000),
  /** Not shown to people: whoever fills it in is a bot, thanked and ignored. */
  website: z.string().max(500).optional(),
});
export type ContactBody = z.infer<typeof contactBodySchema>;

export const CONTACT_STATES = ["open", "handled"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** A message of the contact form, as staff read it. Text as it was typed. */
export const contactMessageSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(CONTACT_STATES),
  createdAt: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactListQuerySchema = z.strictObject({
  state: z.enum(CONTACT_STATES).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type ContactListQuery = z.infer<typeof contactListQuerySchema>;

export const contactListResponseSchema = listOf(contactMessageSchema);
export type ContactListResponse = z.infer<typeof contactListResponseSchema>;
export const contactMessageResponseSchema = successOf(contactMessageSchema);
export type ContactMessageResponse = z.infer<typeof contactMessageResponseSchema>;
/** Body of PUT /api/contact/{id}. */
export const contactStateBodySchema = z.strictObject({ state: z.enum(CONTACT_STATES) });
export type ContactStateBody = z.infer<typeof contactStateBodySchema>;
