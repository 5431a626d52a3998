import { linkless } from "../domain/linkless";
import { aside, paragraph, quotation } from "./blocks";
import type { MailParts, Shop } from "./layout";

export const contactMessage = (
  facts: { name: string; email: string; subject: string; message: string },
  { siteName, words: { contactMessage: words } }: Shop,
): MailParts => ({
  subject: words.subject(siteName, linkless(facts.subject)),
  preview: words.preview(linkless(facts.name)),
  title: linkless(facts.subject),
  blocks: [
    paragraph(words.from(linkless(facts.name), facts.email)),
    quotation(facts.message),
    aside(words.howToAnswer),
  ],
  replyTo: facts.email,
});
