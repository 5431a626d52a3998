import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { bringMedusaOrders } from "./bring-medusa";
import { buildOrders } from "./build-orders";
import { followTouchedOrders } from "./follow-medusa";

const BUILD_QUEUE = "build-orders";
const ALIGN_QUEUE = "align-orders";

/** One waiting job stands for all waiting orders: it empties the list. */
const ONE_FOR_ALL = {
  policy: "short",
  retryLimit: 3,
  retryDelay: 1,
  expireInSeconds: 120,
} as const;

const jobQueue = (container: MedusaContainer) =>
  container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);

/**
 * Starts the work on acknowledged orders in this process: what an earlier process left open is
 * finished at once. Safe to call again; then it only looks for open work.
 */
export async function startOrderJobs(container: MedusaContainer): Promise<void> {
  const queue = jobQueue(container);
  await queue.work(BUILD_QUEUE, () => buildOrders(container), ONE_FOR_ALL);
  await queue.work(ALIGN_QUEUE, () => alignOrders(container), ONE_FOR_ALL);
  queue.wake(BUILD_QUEUE);
  queue.wake(ALIGN_QUEUE);
}

/** Brings Medusa's orders to ours, and ours to what was done in Medusa's dashboard. */
async function alignOrders(container: MedusaContainer): Promise<void> {
  await bringMedusaOrders(container);
  await followTouchedOrders(container);
}

let isStarted = false;

/** Wakes a queue; the first call also starts the workers, so that nothing waits for the first sweep. */
function request(container: MedusaContainer, queue: string): void {
  if (isStarted) {
    jobQueue(container).wake(queue);
    return;
  }
  isStarted = true;
  if (parseEnv().MEDUSA_WORKER_MODE === "server") return request(container, queue);
  // The worker outlives this request, so it gets the application's container, not the request's.
  startOrderJobs(application).catch((error: unknown) => {
    isStarted = false;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`The order jobs did not start: ${error instanceof Error ? error.name : "unknown"}`);
  });
}

/** Asks for Medusa's side of what was just placed; returns at once and never fails. */
export const requestBuild = (container: MedusaContainer): void => request(container, BUILD_QUEUE);

/** Asks for Medusa's order and ours to be brought together; returns at once and never fails. */
export const requestAlignment = (container: MedusaContainer): void =>
  request(container, ALIGN_QUEUE);
