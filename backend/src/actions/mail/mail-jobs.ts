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
 * Starts sending mails in this process, or looks again for due ones. Without anywhere to send them
 * to, they wait.
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
 * Lets the mail about a new order go: it is known now how it is paid. Returns at once and never
 * fails; not heard, the mail goes out a few seconds later. Call it after the commit.
 */
export function hastenOrderMail(container: MedusaContainer, orderId: string): void {
  const outbox = shopMail(container);
  const hastened = outbox.hasten(`order-received:${orderId}`);
  hastened.then(
    () => requestMail(container),
    () => undefined,
  );
}
