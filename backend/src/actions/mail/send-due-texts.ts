import type { MedusaContainer } from "@medusajs/framework/types";
import { openTextChannels } from "../../lib/text-channels";
import { shopMail } from "../../modules/mail";
import { isStaleText, textDueAt } from "../../modules/mail/domain/text-news";
import type { ClaimedMail } from "../../modules/mail/records";
import { restFromThread } from "../jobs/rest";
import { NEVER } from "../jobs/swept-work";
import { deliverText } from "./deliver-text";
import { noteFailure } from "./note-failure";
import { reasonToWithhold } from "./reason-to-withhold";

/** Texts on their way at once. */
const BATCH = 5;
/** How long to keep the thread free, as a multiple of its busy time. */
const REST = 1;

/** @returns seconds until this text is due again; null when it is sent, given up or waits for the morning */
async function attempt(container: MedusaContainer, text: ClaimedMail): Promise<number | null> {
  const outbox = shopMail(container);
  const now = new Date();
  if (isStaleText(text.createdAt, now)) {
    await outbox.withhold(text, "It is a day old and no news any more.");
    return null;
  }
  // Before anything is counted: this is no try.
  const dueAt = textDueAt(text.template, text.createdAt, now);
  if (dueAt !== null) {
    await outbox.putOff(text, dueAt);
    return null;
  }
  const reason = await reasonToWithhold(container, text);
  if (reason !== null) {
    await outbox.withhold(text, reason);
    return null;
  }
  const outcome = await deliverText(container, text);
  if (outcome.kind === "sent") {
    await outbox.markTextSent(text.id, outcome.text);
    return null;
  }
  return noteFailure(container, text, outcome);
}

/**
 * Sends every text that is due, as `sendDueMails` does mails, beside it: a slow carrier holds up no mail. Killed between the
 * carrier's answer and the note of it, a text goes out again under the same reference; a carrier that knows no reference sends
 * it twice.
 * @returns seconds until the first failed text is due again, or null; 0 if time was up first
 */
export async function sendDueTexts(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const outbox = shopMail(container);
  let soonestS: number | null = null;
  for (;;) {
    const before = performance.eventLoopUtilization();
    const texts = await outbox.claimDueTexts(openTextChannels(), BATCH);
    if (texts.length === 0) return soonestS;
    const outcomes = await Promise.allSettled(texts.map((text) => attempt(container, text)));
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") throw outcome.reason;
      if (outcome.value !== null) soonestS = Math.min(soonestS ?? Infinity, outcome.value);
    }
    await restFromThread(before, REST);
    if (isOver()) return 0;
  }
}
