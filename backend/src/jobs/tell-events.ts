import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { startEventJobs } from "../actions/jobs/event-jobs";

/** Tells what waits, should every wake-up have been lost. */
export default async function tellWaiting(container: MedusaContainer): Promise<void> {
  await startEventJobs(container);
}

export const config = { name: "tell-events", schedule: every(15) };
