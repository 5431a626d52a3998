import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { buildOrders } from "./build-orders";

const BUILD_QUEUE = "build-orders";

const jobQueue = (container: MedusaContainer) =>
  container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);

/**
 * Starts the work on acknowledged orders in this process: what an earlier process left open is
 * finished at once. Safe to call again; then it only looks for open work.
 */
export async function startOrderJobs(container: MedusaContainer): Promise<void> {
  const queue = jobQueue(container);
  await queue.work(BUILD_QUEUE, () => buildOrders(container), {
    // One waiting job stands for all waiting orders: it empties the list.
    policy: "short",
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 120,
  });
  queue.wake(BUILD_QUEUE);
}

let isStarted = false;

/**
 * Asks for Medusa's side of what was just committed; returns at once and never fails. The first
 * call also starts the worker, so that no order waits for the first tick of the sweep.
 */
export function requestBuild(container: MedusaContainer): void {
  if (isStarted) {
    jobQueue(container).wake(BUILD_QUEUE);
    return;
  }
  isStarted = true;
  if (parseEnv().MEDUSA_WORKER_MODE === "server") return requestBuild(container);
  // The worker outlives this request, so it gets the application's container, not the request's.
  startOrderJobs(application).catch((error: unknown) => {
    isStarted = false;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`The order jobs did not start: ${error instanceof Error ? error.name : "unknown"}`);
  });
}
