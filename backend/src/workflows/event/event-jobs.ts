import type { MedusaContainer } from "@medusajs/framework/types";
import { signals } from "../../lib/signals";
import { SweptWork } from "../job-queue/swept-work";
import { tellEvents } from "./tell-events";

const work = new SweptWork("event", { "tell-events": tellEvents });

/** Starts telling Medusa's event bus what happens, in this process, or looks again for what waits. */
export const startEventJobs = (container: MedusaContainer): Promise<void> => work.start(container);

/** Has what this process commits told at once, by whoever works. @returns what ends it */
export const heedEvents = (container: MedusaContainer): (() => void) =>
  signals.eventWaits.listen(() => work.wake(container));
