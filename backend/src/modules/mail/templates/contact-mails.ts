import { aside, paragraph, quotation } from "./blocks";
import type { MailParts, Shop } from "./layout";

export const contactMessage = (
  facts: { name: string; email: string; subject: string; message: string },
  { siteName }: Shop,
): MailParts => ({
  subject: `Message to ${siteName}: ${facts.subject}`,
  preview: `${facts.name} wrote to you.`,
  title: facts.subject,
  blocks: [
    paragraph(`From: ${facts.name}\nE-mail: ${facts.email}`),
    quotation(facts.message),
    aside("Written in the contact form of the shop. An answer to this mail goes to the sender."),
  ],
  replyTo: facts.email,
});
