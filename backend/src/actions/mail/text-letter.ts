import type { MedusaContainer } from "@medusajs/framework/types";
import { createHash } from "node:crypto";
import { parseEnv, type Env } from "../../lib/env";
import { readTakenId } from "../../lib/taken-id";
import { shopMail } from "../../modules/mail";
import { smsLength } from "../../modules/mail/domain/gsm7";
import type { ClaimedMail, SentText } from "../../modules/mail/records";
import type { Letter } from "./mail-letter";
import { writeText } from "./write-mail";

let known: Env | undefined;
const env = () => (known ??= parseEnv());

/** The same for every attempt at one text: a gateway that knows it already sends no second copy. */
const referenceOf = ({ key }: ClaimedMail): string =>
  createHash("sha256").update(key).digest("hex").slice(0, 32);

/** What it is charged by, and what the carrier charges where it does not say. */
function priceOf({ channel }: ClaimedMail, text: string): Pick<SentText, "parts" | "costRwf"> {
  if (channel === "whatsapp") return { parts: 1, costRwf: env().WHATSAPP_MESSAGE_RWF };
  const { parts } = smsLength(text);
  return { parts, costRwf: parts * env().SMS_PART_RWF };
}

/** Writes one claimed text. @throws MailRefused when it can't be sent any more */
export async function textLetter(container: MedusaContainer, mail: ClaimedMail): Promise<Letter> {
  const shopUrl = (env().SHOP_URL ?? "http://localhost").replace(/\/+$/, "");
  const { text, news, link, language } = await writeText(container, mail, shopUrl);
  return {
    handed: {
      to: mail.recipient,
      channel: mail.channel,
      template: mail.template,
      content: { text },
      provider_data: { reference: referenceOf(mail), news, link, language },
      resource_type: "mail",
      resource_id: mail.id,
      idempotency_key: `${mail.key}#${mail.attempts}`,
    },
    noteTaken: async (externalId) => {
      const { reference, costRwf } = readTakenId(externalId);
      const price = priceOf(mail, text);
      await shopMail(container).markTextSent(mail.id, {
        ...price,
        costRwf: costRwf ?? price.costRwf,
        reference,
        copy: env().SMS_SIMULATOR === "on" ? { subject: "", text, html: "" } : null,
      });
    },
  };
}
