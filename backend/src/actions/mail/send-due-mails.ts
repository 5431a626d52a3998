import type { MedusaContainer } from "@medusajs/framework/types";
import { STAFF } from "../../modules/mail/published-sql";
import { signals } from "../../lib/signals";
import { shopMail } from "../../modules/mail";
import type { ClaimedMail } from "../../modules/mail/records";
import { restFromThread } from "../jobs/rest";
import { NEVER } from "../jobs/swept-work";
import { deliverMail } from "./deliver-mail";
import { noteFailure } from "./note-failure";
import { reasonToWithhold } from "./reason-to-withhold";
import { shopOrders } from "../../modules/order";

/** Mails on their way at once: each holds a server connection and a running lease. */
const BATCH = 5;

/** How long to keep the thread free, as a multiple of its busy time; more in a rush. */
const REST = 1;
const RUSH_REST = 8;

/** @returns seconds until this mail is due again; null when it is sent or given up */
async function attempt(container: MedusaContainer, mail: ClaimedMail): Promise<number | null> {
  const outbox = shopMail(container);
  if (mail.recipient === STAFF) {
    const staff = await outbox.addressStaff(mail.id);
    if (staff === 0) await outbox.markDead(mail, "There is no active admin to send it to.");
    return null;
  }
  const reason = await reasonToWithhold(container, mail);
  if (reason !== null) {
    await outbox.withhold(mail, reason);
    signals.mailTried.send("withheld");
    return null;
  }
  const outcome = await deliverMail(container, mail);
  signals.mailTried.send(outcome.kind === "sent" && outcome.copy ? "kept" : outcome.kind);
  if (outcome.kind === "sent") {
    await outbox.markSent(mail.id, outcome.copy);
    return null;
  }
  return noteFailure(container, mail, outcome);
}

/**
 * Sends everything that is due. Runs by job, at start and every 15 seconds; safe to run twice and
 * to be killed anywhere: a mail is claimed, then sent, then marked, and an abandoned claim runs
 * out. @returns seconds until the first failed mail is due again, or null; 0 if time was up first
 */
export async function sendDueMails(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const outbox = shopMail(container);
  const checkout = shopOrders(container).checkout;
  let soonestS: number | null = null;
  for (;;) {
    const before = performance.eventLoopUtilization();
    const mails = await outbox.claimDue(BATCH);
    if (mails.length === 0) return soonestS;
    // What fails here (the database went away) keeps its lease, and is tried again after it.
    const outcomes = await Promise.allSettled(mails.map((mail) => attempt(container, mail)));
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") throw outcome.reason;
      if (outcome.value !== null) soonestS = Math.min(soonestS ?? Infinity, outcome.value);
    }
    // The thread is shared with shoppers, who come first; codes overtake all other mails.
    await restFromThread(before, checkout.isRush ? RUSH_REST : REST);
    if (isOver()) return 0;
  }
}
