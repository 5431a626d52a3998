import { z } from "zod";

/** What reaches a phone, and costs the shop money. */
export const TEXT_CHANNELS = ["sms", "whatsapp"] as const;
export type TextChannel = (typeof TEXT_CHANNELS)[number];

/** How a message leaves the outbox. */
export const CHANNELS = ["mail", ...TEXT_CHANNELS] as const;
export const channelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof channelSchema>;

/** How somebody is told of his orders besides by mail; of SMS where the shop has no WhatsApp. */
export const TEXT_CHOICES = [...TEXT_CHANNELS, "none"] as const;
export const textChoiceSchema = z.enum(TEXT_CHOICES, {
  error: `textChannel must be ${TEXT_CHOICES.join(", ")}`,
});
export type TextChoice = z.infer<typeof textChoiceSchema>;

/** The same of one order. */
export const orderTextChoiceSchema = z.enum(TEXT_CHOICES, {
  error: `text_channel must be ${TEXT_CHOICES.join(", ")}`,
});

/** Whether a channel brings texts to a number (E.164): SMS go to mobile phones in Rwanda alone. */
export const reaches = (channel: TextChannel, phone: string): boolean =>
  channel !== "sms" || phone.startsWith("+2507");

/** How the buyer of an order is told of it on his phone. */
export const orderTextsSchema = z.object({
  channel: textChoiceSchema,
  /** What the shop has that reaches his number; never empty. */
  offered: z.array(z.enum(TEXT_CHANNELS)),
});
export type OrderTexts = z.infer<typeof orderTextsSchema>;

/** Body of PUT /api/orders/:id/texts: how its buyer is told of one order from now on. */
export const orderTextsBodySchema = z.strictObject({
  text_channel: orderTextChoiceSchema,
  access_token: z.string().max(200).optional(),
});
export type OrderTextsBody = z.infer<typeof orderTextsBodySchema>;
