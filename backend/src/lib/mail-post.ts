import type { Env } from "./env";

/**
 * Where mails go. `smtp`: to the server of SMTP_URL. `outbox`: nowhere; they are kept and shown at
 * /dev/outbox. `closed`: nowhere yet; a real shop without SMTP_URL, so they wait until it is set.
 */
export type MailPost = "smtp" | "outbox" | "closed";

export function mailPost({ SMTP_URL, DEV_OUTBOX }: Pick<Env, "SMTP_URL" | "DEV_OUTBOX">): MailPost {
  if (SMTP_URL !== undefined) return "smtp";
  return DEV_OUTBOX === true ? "outbox" : "closed";
}
