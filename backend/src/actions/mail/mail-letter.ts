import type { MedusaContainer } from "@medusajs/framework/types";
import { createHash } from "node:crypto";
import { parseEnv, type Env } from "../../lib/env";
import { mailPost } from "../../lib/mail-post";
import { MailRefused } from "../../lib/mail-refused";
import { mailSender } from "../../lib/mail-sender";
import { signals } from "../../lib/signals";
import { shopMail } from "../../modules/mail";
import type { ClaimedMail } from "../../modules/mail/records";
import { shopSettings } from "../../modules/settings";
import { endingOf } from "../alert/alert-facts";
import { hasExpired } from "./code-life";
import type { Handed } from "./hand-over";
import { writeMail } from "./write-mail";

/** A message as written: what is handed over, and how to note that it was taken. */
export interface Letter {
  handed: Handed;
  /** @param externalId what whoever took it calls it; empty: nothing */
  noteTaken: (externalId: string) => Promise<void>;
}

let known: Env | undefined;
const env = () => (known ??= parseEnv());

/**
 * The same for every attempt at one mail: if we were killed after the server took it but before
 * noting so, the second copy has the same id and a mailbox can drop it.
 */
function messageIdOf(mail: ClaimedMail, shopUrl: string): string {
  const digest = createHash("sha256").update(mail.key).digest("hex").slice(0, 32);
  return `${digest}@${new URL(shopUrl).hostname}`;
}

/** Writes one claimed mail. @throws MailRefused when it can't be sent any more */
export async function mailLetter(container: MedusaContainer, mail: ClaimedMail): Promise<Letter> {
  if (hasExpired(mail)) {
    throw new MailRefused("The code in it expired before it could be sent.");
  }
  const { SHOP_URL = "http://localhost", MAIL_FROM } = env();
  const shopUrl = SHOP_URL.replace(/\/+$/, "");
  const { subject, text, html, replyTo } = await writeMail(container, mail, shopUrl);
  const { siteName } = shopSettings(container).app;
  const ending = endingOf(mail, shopUrl);
  // Without a server nothing leaves, and people at this machine may read it.
  const copy = mailPost(env()) === "outbox" ? { subject, text, html } : null;
  return {
    handed: {
      to: mail.recipient,
      channel: "email",
      template: mail.template,
      content: { subject, text, html },
      provider_data: {
        messageId: messageIdOf(mail, shopUrl),
        senderName: mailSender(MAIL_FROM, shopUrl, siteName).name,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(ending === null ? {} : { ending }),
      },
      resource_type: "mail",
      resource_id: mail.id,
      idempotency_key: `${mail.key}#${mail.attempts}`,
    },
    noteTaken: async () => {
      signals.mailTried.send(copy ? "kept" : "sent");
      await shopMail(container).markSent(mail.id, copy);
    },
  };
}
