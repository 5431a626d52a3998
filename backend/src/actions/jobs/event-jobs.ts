import type { MedusaContainer } from "@medusajs/framework/types";
import { signals } from "../../lib/signals";
import { SweptWork } from "./swept-work";
import { tellEvents } from "./tell-events";

const work = new SweptWork("event", { "tell-events": tellEvents });

let isHeeding = false;

/** Gets what this process commits told at once, by any worker. Safe to call again. */
export function heedEvents(container: MedusaContainer): void {
  if (isHeeding) return;
  isHeeding = true;
  signals.eventWaits.listen(() => work.wake(container));
}

/** Starts telling Medusa's event bus what happens, in this process, or looks again for what waits. */
export function startEventJobs(container: MedusaContainer): Promise<void> {
  heedEvents(container);
  return work.start(container);
}
