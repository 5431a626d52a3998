import type { MedusaContainer } from "@medusajs/framework/types";
import { parseEnv } from "../../lib/env";
import { mailPost, type MailPost } from "../../lib/mail-post";
import { shopMail } from "../../modules/mail";
import { SweptWork } from "../jobs/swept-work";
import { sendDueMails } from "./send-due-mails";

let post: MailPost | undefined;
/** Read once: a request for mail is part of placing an order. */
const isClosed = () => (post ??= mailPost(parseEnv())) === "closed";

const work = new SweptWork("mail", { "send-mails": sendDueMails });

/**
 * Starts sending mails in this process, or checks again for due ones. Without a mail server they
 * wait.
 */
export async function startMailJobs(container: MedusaContainer): Promise<void> {
  if (!isClosed()) await work.start(container);
}

/**
 * Asks for what was just enqueued to be sent; returns at once and never fails. Call it after the
 * commit.
 */
export function requestMail(container: MedusaContainer): void {
  if (!isClosed()) work.request(container);
}

/**
 * Releases the mail about a new order: how it is paid is now known. Returns at once and never
 * fails; if missed, the mail goes out a few seconds later. Call it after the commit.
 */
export function hastenOrderMail(container: MedusaContainer, orderId: string): void {
  const outbox = shopMail(container);
  const hastened = outbox.hasten(`order-received:${orderId}`);
  hastened.then(
    () => requestMail(container),
    () => undefined,
  );
}
