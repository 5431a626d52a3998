import type { INotificationModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createHash } from "node:crypto";
import { parseEnv, type Env } from "../../lib/env";
import { failureOf } from "../../lib/mail-refused";
import { readTakenId } from "../../lib/taken-id";
import { smsLength } from "../../modules/mail/domain/gsm7";
import type { ClaimedMail, SentText } from "../../modules/mail/records";
import { writeText } from "./write-mail";

type TextDelivery =
  | { kind: "sent"; text: SentText }
  | { kind: "failed"; reason: string }
  /** Retrying can't help. */
  | { kind: "refused"; reason: string };

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

async function send(container: MedusaContainer, mail: ClaimedMail): Promise<SentText> {
  const shopUrl = (env().SHOP_URL ?? "http://localhost").replace(/\/+$/, "");
  const { text, news, link, language } = await writeText(container, mail, shopUrl);
  const notifications = container.resolve<INotificationModuleService>(Modules.NOTIFICATION);
  // Each attempt has its own key, as a mail's has: see deliver-mail.ts.
  const notification = (await notifications.createNotifications({
    to: mail.recipient,
    channel: mail.channel,
    template: mail.template,
    content: { text },
    provider_data: { reference: referenceOf(mail), news, link, language },
    resource_type: "mail",
    resource_id: mail.id,
    idempotency_key: `${mail.key}#${mail.attempts}`,
  })) as { external_id?: string | null } | undefined;
  if (!notification) throw new Error("Medusa's notification module sent nothing.");
  const { reference, costRwf } = readTakenId(notification.external_id ?? "");
  const price = priceOf(mail, text);
  return {
    ...price,
    costRwf: costRwf ?? price.costRwf,
    reference,
    copy: env().SMS_SIMULATOR === "on" ? { subject: "", text, html: "" } : null,
  };
}

/** One attempt at one claimed text: writes it and hands it to Medusa's notification module. */
export async function deliverText(
  container: MedusaContainer,
  mail: ClaimedMail,
): Promise<TextDelivery> {
  try {
    return { kind: "sent", text: await send(container, mail) };
  } catch (error) {
    const { reason, isFinal } = failureOf(error);
    return { kind: isFinal ? "refused" : "failed", reason };
  }
}
