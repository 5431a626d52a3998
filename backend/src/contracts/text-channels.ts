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
