import type { INotificationModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createHash } from "node:crypto";
import { parseEnv, type Env } from "../../lib/env";
import { mailPost } from "../../lib/mail-post";
import { failureOf, MailRefused } from "../../lib/mail-refused";
import { mailSender } from "../../lib/mail-sender";
import type { ClaimedMail, RenderedMail } from "../../modules/mail/records";
import { hasExpired } from "./code-life";
import { writeMail } from "./write-mail";
import { shopSettings } from "../../modules/settings";

export type Delivery =
  /** With the copy to keep, when there is no server to send to. */
  | { kind: "sent"; copy: RenderedMail | null }
  | { kind: "failed"; reason: string }
  /** Retrying can't help. */
  | { kind: "refused"; reason: string };

/** Shorter than the lease of a claim (modules/mail/service.ts). */
const ATTEMPT_LIMIT_MS = 45_000;

let known: Env | undefined;
const env = () => (known ??= parseEnv());

const isCodeMail = ({ facts }: ClaimedMail) => typeof facts["code"] === "string";

/**
 * The same for every attempt at one mail: if we were killed after the server took it but before
 * noting so, the second copy has the same id and a mailbox can drop it.
 */
function messageIdOf(mail: ClaimedMail, shopUrl: string): string {
  const digest = createHash("sha256").update(mail.key).digest("hex").slice(0, 32);
  return `${digest}@${new URL(shopUrl).hostname}`;
}

async function send(container: MedusaContainer, mail: ClaimedMail): Promise<RenderedMail> {
  if (isCodeMail(mail) && hasExpired(mail)) {
    throw new MailRefused("The code in it expired before it could be sent.");
  }
  const { SHOP_URL = "http://localhost", MAIL_FROM } = env();
  const shopUrl = SHOP_URL.replace(/\/+$/, "");
  const { subject, text, html, replyTo } = await writeMail(container, mail, shopUrl);
  const { siteName } = shopSettings(container).app;
  const notifications = container.resolve<INotificationModuleService>(Modules.NOTIFICATION);
  // Medusa's module sends one key once: a row that a killed attempt left as pending is silently
  // skipped forever, and after a failure it sends again but then throws, because it looks for the
  // new attempt under an id it never stored. So each attempt has its own key; sending once is the
  // outbox's job. It stores everything but the content.
  const notification = (await notifications.createNotifications({
    to: mail.recipient,
    channel: "email",
    template: mail.template,
    content: { subject, text, html },
    provider_data: {
      messageId: messageIdOf(mail, shopUrl),
      senderName: mailSender(MAIL_FROM, shopUrl, siteName).name,
      ...(replyTo === undefined ? {} : { replyTo }),
    },
    resource_type: "mail",
    resource_id: mail.id,
    idempotency_key: `${mail.key}#${mail.attempts}`,
  })) as { id: string } | undefined;
  if (!notification) throw new Error("Medusa's notification module sent nothing.");
  return { subject, text, html };
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), limitMs).unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** One attempt at one claimed mail: writes it and hands it to Medusa's notification module. */
export async function deliverMail(
  container: MedusaContainer,
  mail: ClaimedMail,
): Promise<Delivery> {
  try {
    const copy = await within(ATTEMPT_LIMIT_MS, send(container, mail));
    return { kind: "sent", copy: mailPost(env()) === "outbox" ? copy : null };
  } catch (error) {
    const { reason, isFinal } = failureOf(error);
    return { kind: isFinal ? "refused" : "failed", reason };
  }
}
