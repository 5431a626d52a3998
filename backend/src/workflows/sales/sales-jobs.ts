import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { SALES_MODULE } from "../../modules/sales";
import type SalesModuleService from "../../modules/sales/service";

const FOLD_QUEUE = "fold-sales";

const jobQueue = (container: MedusaContainer) =>
  container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);

/**
 * Starts adding up in this process what happens to orders and payments, and telling staff of new
 * ones. Safe to call again; then it only looks for what is outstanding.
 */
export async function startSalesJobs(container: MedusaContainer): Promise<void> {
  const queue = jobQueue(container);
  const sales = container.resolve<SalesModuleService>(SALES_MODULE);
  await queue.work(FOLD_QUEUE, () => sales.fold(), {
    // One waiting job stands for all that is outstanding.
    policy: "short",
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 120,
  });
  queue.wake(FOLD_QUEUE);
}

let isStarted = false;

/** Asks for what was just committed to be folded; returns at once and never fails. */
export function requestFold(container: MedusaContainer): void {
  if (isStarted) {
    jobQueue(container).wake(FOLD_QUEUE);
    return;
  }
  isStarted = true;
  if (parseEnv().MEDUSA_WORKER_MODE === "server") return requestFold(container);
  // The worker outlives this request, so it gets the application's container, not the request's.
  startSalesJobs(application).catch((error: unknown) => {
    isStarted = false;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`The sales job did not start: ${error instanceof Error ? error.name : "unknown"}`);
  });
}
