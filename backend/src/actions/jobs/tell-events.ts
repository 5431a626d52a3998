import { setTimeout as sleep } from "node:timers/promises";
import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { paced } from "../../lib/pace";
import type EventOutboxService from "../../modules/jobs/events/service";
import type { WaitingEvent } from "../../modules/jobs/events/service";
import { NEVER } from "./swept-work";
import { shopJobs } from "../../modules/jobs";

const BATCH = 200;
/** Waiting for the bus holds a connection. */
const TOLD_WITHIN_S = 5;

/**
 * Whether the bus has not answered for what it was given. While Redis is away it keeps that until Redis is
 * back: events given again every few seconds would then be told as often.
 */
let isBusSilent = false;

/** @throws when the bus does not answer in time; if it answers later, the events are deleted then */
async function handOver(
  bus: IEventBusModuleService,
  outbox: EventOutboxService,
  events: readonly WaitingEvent[],
): Promise<void> {
  const telling = bus.emit(events.map(({ name, data }) => ({ name, data })));
  let timer: NodeJS.Timeout | undefined;
  const isTold = await Promise.race([
    telling.then(() => true),
    new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), paced(TOLD_WITHIN_S) * 1000);
    }),
  ]).finally(() => clearTimeout(timer));
  if (isTold) return;
  isBusSilent = true;
  telling
    .then(() => outbox.forget(events))
    .catch(() => undefined)
    .finally(() => (isBusSilent = false));
  throw new Error("The event bus does not answer.");
}

/**
 * Tells Medusa's event bus what happened, until nothing waits. Runs by job, at start and every 15 seconds.
 * @returns 0 if time was up with some still waiting, else null
 */
export async function tellEvents(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const outbox = shopJobs(container).events;
  const bus = container.resolve(Modules.EVENT_BUS);
  let told: number | null = null;
  while (told !== 0 && !isBusSilent && !isOver()) {
    told = await outbox.tellBatch(BATCH, (events) => handOver(bus, outbox, events));
    // Somebody else is telling: our events may be newer than their last check.
    if (told === null) await sleep(250);
  }
  return told === 0 || isBusSilent ? null : 0;
}
