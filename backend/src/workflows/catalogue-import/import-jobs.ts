import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { PRODUCT_IMPORT_MODULE } from "../../modules/product-import";
import type ProductImportModuleService from "../../modules/product-import/service";
import { runImport } from "./run-import";
import { takePictures } from "./take-pictures";

const IMPORT_QUEUE = "import-products";
const PICTURE_QUEUE = "import-pictures";

/** One waiting job stands for all waiting imports or pictures: it empties the list. */
const POLICY = { policy: "short", retryLimit: 1, retryDelay: 5, expireInSeconds: 3600 } as const;

const jobQueue = (container: MedusaContainer) =>
  container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);

/** Runs what waits, one import after the other. Another process may be faster, or be at one. */
async function runDueImports(container: MedusaContainer): Promise<void> {
  const imports = container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE);
  while (!imports.isStopping) {
    const claimed = await imports.claim();
    if (!claimed) return;
    await runImport(container, claimed);
    jobQueue(container).wake(PICTURE_QUEUE);
  }
}

/**
 * Starts the work on imports in this process: what an earlier process left open is gone on with.
 * Safe to call again; then it only looks for open work.
 */
export async function startImportJobs(container: MedusaContainer): Promise<void> {
  const queue = jobQueue(container);
  await queue.work(IMPORT_QUEUE, () => runDueImports(container), POLICY);
  await queue.work(PICTURE_QUEUE, () => takePictures(container), POLICY);
  queue.wake(IMPORT_QUEUE);
  queue.wake(PICTURE_QUEUE);
}

let isStarted = false;

/**
 * Asks for imports and pictures that wait; returns at once and never fails. The first call also
 * starts the workers, so that nothing waits for the first tick of the sweep.
 */
export function requestImports(container: MedusaContainer): void {
  if (isStarted) {
    jobQueue(container).wake(IMPORT_QUEUE);
    jobQueue(container).wake(PICTURE_QUEUE);
    return;
  }
  isStarted = true;
  if (parseEnv().MEDUSA_WORKER_MODE === "server") return requestImports(container);
  // The workers outlive this request, so they get the application's container, not the request's.
  startImportJobs(application).catch((error: unknown) => {
    isStarted = false;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`The import jobs did not start: ${error instanceof Error ? error.name : "unknown"}`);
  });
}
