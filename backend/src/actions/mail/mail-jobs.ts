import type { MedusaContainer } from "@medusajs/framework/types";
import { parseEnv } from "../../lib/env";
import { mailPost } from "../../lib/mail-post";
import { hasCodesByText, openTextChannels } from "../../lib/text-channels";
import { shopMail } from "../../modules/mail";
import { textKeyOf } from "../../modules/mail/published-sql";
import { SweptWork, type IsOver } from "../jobs/swept-work";
import { sendDue, type MailQueue } from "./send-due";

const sending = (queue: MailQueue) => (container: MedusaContainer, isOver: IsOver) =>
  sendDue(container, queue, isOver);

/** What leaves from here. Without a mail server mails wait, and without a carrier there are no texts. */
function openWork(): SweptWork<string> | null {
  const handlers = {
    ...(mailPost(parseEnv()) === "closed" ? {} : { "send-mails": sending("send-mails") }),
    ...(openTextChannels().length === 0 ? {} : { "send-texts": sending("send-texts") }),
    ...(hasCodesByText() ? { "send-codes": sending("send-codes") } : {}),
  };
  return Object.keys(handlers).length === 0 ? null : new SweptWork<string>("mail", handlers);
}

let known: { work: SweptWork<string> | null } | undefined;
/** Read once: a request for mail is part of placing an order. */
const ownWork = () => (known ??= { work: openWork() }).work;

/** Starts sending mails and texts in this process, or checks again for due ones. */
export async function startMailJobs(container: MedusaContainer): Promise<void> {
  await ownWork()?.start(container);
}

/**
 * Asks for what was just enqueued to be sent; returns at once and never fails. Call it after the
 * commit.
 */
export function requestMail(container: MedusaContainer): void {
  ownWork()?.request(container);
}

/**
 * Releases the mail and the text about a new order: how it is paid is now known. Returns at once and never
 * fails; if missed, the mail goes out a few seconds later. Call it after the commit.
 */
export function hastenOrderMail(container: MedusaContainer, orderId: string): void {
  const outbox = shopMail(container);
  const key = `order-received:${orderId}`;
  const hastened = outbox.hasten([key, textKeyOf(key)]);
  hastened.then(
    () => requestMail(container),
    () => undefined,
  );
}
