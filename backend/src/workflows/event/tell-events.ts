import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { EVENT_OUTBOX_MODULE } from "../../modules/event-outbox";
import type EventOutboxModuleService from "../../modules/event-outbox/service";
import { NEVER } from "../job-queue/swept-work";

const BATCH = 200;
/** A bus on Redis that is away waits for it to come back; whoever waits here keeps a connection. */
const TOLD_WITHIN_MS = 5000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function inTime(telling: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The event bus does not answer.")), TOLD_WITHIN_MS);
  });
  try {
    await Promise.race([telling, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tells Medusa's event bus what happened, until nothing waits. Runs by job, at start and every 15 seconds.
 * @returns 0 when its time was over before nothing waited, or null
 */
export async function tellEvents(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const outbox = container.resolve<EventOutboxModuleService>(EVENT_OUTBOX_MODULE);
  const bus = container.resolve(Modules.EVENT_BUS);
  let told: number | null = null;
  while (told !== 0 && !isOver()) {
    told = await outbox.tellBatch(BATCH, (events) => inTime(bus.emit([...events])));
    // Somebody else is telling: what we were called for may be after their last look.
    if (told === null) await pause(250);
  }
  return told === 0 ? null : 0;
}
