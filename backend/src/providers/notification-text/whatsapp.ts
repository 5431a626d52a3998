import type { WhatsappSettings } from "../../lib/whatsapp-settings";
import { ask, valueAt, wordOf, type Carrier, type OutgoingText, type Taken } from "./carrier";

/** What Meta calls the languages of templates. */
const CODES: Readonly<Record<string, string>> = { en: "en", fr: "fr", rw: "rw_RW" };

/**
 * WhatsApp's Cloud API. A shop may begin a conversation only with a message that Meta approved beforehand: one with two places,
 * what happened and where to look.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
export class Whatsapp implements Carrier {
  constructor(private readonly settings: WhatsappSettings) {}

  async send({ to, news, link, language }: OutgoingText): Promise<Taken> {
    const { baseUrl, phoneId, token, template } = this.settings;
    const { body } = await ask(
      `${baseUrl}/${phoneId}/messages`,
      {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to: to.replace(/^\+/, ""),
          type: "template",
          template: {
            name: template,
            language: { code: CODES[language] ?? "en" },
            components: [
              {
                type: "body",
                parameters: [news, link].map((text) => ({ type: "text", text })),
              },
            ],
          },
        }),
      },
      (answer) => wordOf(valueAt(answer, "error.message")),
    );
    const reference = wordOf(valueAt(body, "messages.0.id"));
    if (reference === null) throw new Error("The carrier's answer makes no sense.");
    return { reference, costRwf: null };
  }
}
