import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../../lib/database";
import { openTextChannels } from "../../lib/text-channels";
import { signals } from "../../lib/signals";
import { shopAlerts } from "../../modules/alert";
import { shopMail } from "../../modules/mail";
import { DAY_MAILS, isStaleText, textDueAt } from "../../modules/mail/domain/text-news";
import { CODE_TEXT, STAFF } from "../../modules/mail/published-sql";
import type { ClaimedMail } from "../../modules/mail/records";
import type MailModuleService from "../../modules/mail/service";
import { shopOrders } from "../../modules/order";
import { askOf, isAlert, reasonAgainstAlert } from "../alert/alert-facts";
import { restFromThread } from "../jobs/rest";
import { NEVER, type IsOver } from "../jobs/swept-work";
import { hasExpired } from "./code-life";
import { failed, handOver, type Handover } from "./hand-over";
import { mailLetter, type Letter } from "./mail-letter";
import { noteFailure } from "./note-failure";
import { reasonToWithhold } from "./reason-to-withhold";
import { textLetter } from "./text-letter";

/** On their way at once: each holds a server connection and a running lease. */
const BATCH = 5;

/** How long to keep the thread free, as a multiple of its busy time; more in a rush. */
const REST = 1;
const RUSH_REST = 8;

type Claim = (outbox: MailModuleService) => Promise<ClaimedMail[]>;

/** What each queue of the outbox takes. A carrier that takes long to answer holds up no mail, and no news a code. */
const CLAIMS = {
  "send-mails": (outbox) => outbox.claimDue(BATCH),
  "send-texts": (outbox) => outbox.claimDueTexts(openTextChannels(), BATCH),
  "send-codes": (outbox) => outbox.claimDueCodes(BATCH),
} as const satisfies Record<string, Claim>;

export type MailQueue = keyof typeof CLAIMS;

/** @returns why nobody is to be told any more, or not before when; null: now */
async function reasonToWait(
  container: MedusaContainer,
  message: ClaimedMail,
): Promise<string | Date | null> {
  const { channel, template, createdAt } = message;
  if (template === CODE_TEXT) {
    return hasExpired(message) ? "The code in it expired before it could be sent." : null;
  }
  const isAsked = isAlert(message);
  // Also at night: whose turn is next may be told then.
  const ended = isAsked ? await reasonAgainstAlert(container, message) : null;
  if (ended !== null) return ended;
  if (channel !== "mail" || DAY_MAILS.includes(template)) {
    const now = new Date();
    if (isStaleText(createdAt, now)) return "It is a day old and no news any more.";
    // Before anything is counted: this is no try.
    const dueAt = textDueAt(template, createdAt, now);
    if (dueAt !== null) return dueAt;
  }
  return isAsked ? null : reasonToWithhold(container, message);
}

/** Says that nobody is told of it. What somebody asked to hear, he may hear another time. */
function withhold(container: MedusaContainer, message: ClaimedMail, reason: string): Promise<void> {
  const asked = askOf(message);
  return inTransaction(async (inside) => {
    const isWithheld = await shopMail(container).withhold(inside, message, reason);
    if (isWithheld && asked !== null) await shopAlerts(container).reopen(inside, asked);
  });
}

/** What is left to do for a claimed message. */
type Prepared =
  | { message: ClaimedMail; letter: Letter }
  | { message: ClaimedMail; failure: Exclude<Handover, { kind: "taken" }> };

/** Decides and writes. @returns null when there is nothing left to do: it waits, is withheld, or became one for each of the staff */
async function prepare(container: MedusaContainer, message: ClaimedMail): Promise<Prepared | null> {
  const outbox = shopMail(container);
  if (message.recipient === STAFF) {
    const staff = await outbox.addressStaff(message.id);
    if (staff === 0) await outbox.markDead(message, "There is no active admin to send it to.");
    return null;
  }
  const reason = await reasonToWait(container, message);
  if (reason instanceof Date) {
    await outbox.putOff(message, reason);
    return null;
  }
  if (reason !== null) {
    await withhold(container, message, reason);
    if (message.channel === "mail") signals.mailTried.send("withheld");
    return null;
  }
  try {
    const write = message.channel === "mail" ? mailLetter : textLetter;
    return { message, letter: await write(container, message) };
  } catch (error) {
    return { message, failure: failed(error) };
  }
}

/** @returns seconds until it is due again; null when it is given up */
function noteFailed(
  container: MedusaContainer,
  { message, failure }: Extract<Prepared, { failure: unknown }>,
): Promise<number | null> {
  if (message.channel === "mail") signals.mailTried.send(failure.kind);
  return noteFailure(container, message, failure);
}

const hasLetter = (one: Prepared): one is Extract<Prepared, { letter: Letter }> => "letter" in one;

/**
 * Writes all of a batch, hands over all that are to leave, and notes of each what became of it.
 * @returns for each of them how it ended: seconds until it is due again, or null; what fails here (the database went away)
 * keeps its lease, and is tried again after it
 */
async function attempt(
  container: MedusaContainer,
  messages: readonly ClaimedMail[],
): Promise<PromiseSettledResult<number | null>[]> {
  const prepared = await Promise.allSettled(messages.map((one) => prepare(container, one)));
  const lost = prepared.filter((one) => one.status === "rejected");
  const ready = prepared.flatMap((one) =>
    one.status === "fulfilled" && one.value ? [one.value] : [],
  );
  const letters = ready.filter(hasLetter);
  const handovers = await handOver(
    container,
    letters.map(({ letter }) => letter.handed),
  );
  const noted = letters.map(async ({ message, letter }, at): Promise<number | null> => {
    const handover = handovers[at] ?? failed("Nothing is known of it.");
    if (handover.kind !== "taken") return noteFailed(container, { message, failure: handover });
    await letter.noteTaken(handover.externalId);
    return null;
  });
  const unwritten = ready.flatMap((one) => (hasLetter(one) ? [] : [noteFailed(container, one)]));
  return [...lost, ...(await Promise.allSettled([...noted, ...unwritten]))];
}

/**
 * Sends everything of one queue that is due. Runs by job, at start and every 15 seconds; safe to run twice and
 * to be killed anywhere: a message is claimed, then sent, then marked, and an abandoned claim runs
 * out. Killed between the answer of a carrier and the note of it, a text goes out again under the same reference; a carrier
 * that knows no reference sends it twice.
 * @returns seconds until the first failed one is due again, or null; 0 if time was up first
 */
export async function sendDue(
  container: MedusaContainer,
  queue: MailQueue,
  isOver: IsOver = NEVER,
): Promise<number | null> {
  const outbox = shopMail(container);
  const { checkout } = shopOrders(container);
  let soonestS: number | null = null;
  for (;;) {
    const before = performance.eventLoopUtilization();
    const messages = await CLAIMS[queue](outbox);
    if (messages.length === 0) return soonestS;
    for (const outcome of await attempt(container, messages)) {
      if (outcome.status === "rejected") throw outcome.reason;
      if (outcome.value !== null) soonestS = Math.min(soonestS ?? Infinity, outcome.value);
    }
    // The thread is shared with shoppers, who come first; codes overtake all others.
    await restFromThread(before, checkout.isRush ? RUSH_REST : REST);
    if (isOver()) return 0;
  }
}
