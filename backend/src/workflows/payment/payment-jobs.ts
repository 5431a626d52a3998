import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { runPayments } from "./run-payments";

const PAYMENT_QUEUE = "run-payments";
/** What is due later than this is found by the sweep. */
const LONGEST_WAIT_S = 20;
/** A thing that can't be done now must not be tried without a pause. */
const SHORTEST_WAIT_S = 1;

const jobQueue = (container: MedusaContainer) =>
  container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);

let next: { at: number; timer: NodeJS.Timeout } | undefined;

/** Looks again when the next thing is due; the sweep would come up to 15 s later. */
function wakeIn(container: MedusaContainer, seconds: number): void {
  if (seconds > LONGEST_WAIT_S) return;
  const waitMs = Math.max(seconds, SHORTEST_WAIT_S) * 1000;
  const at = Date.now() + waitMs;
  if (next && next.at <= at && next.at > Date.now()) return;
  clearTimeout(next?.timer);
  const timer = setTimeout(() => {
    next = undefined;
    jobQueue(container).wake(PAYMENT_QUEUE);
  }, waitMs).unref();
  next = { at, timer };
}

/**
 * Starts the work on payments in this process: what an earlier process left open is done at once.
 * Safe to call again; then it only looks for what is due.
 */
export async function startPaymentJobs(container: MedusaContainer): Promise<void> {
  const queue = jobQueue(container);
  await queue.work(
    PAYMENT_QUEUE,
    async () => {
      const soonestS = await runPayments(container);
      if (soonestS !== null) wakeIn(container, soonestS);
    },
    {
      // One waiting job stands for all that is due: it empties the list.
      policy: "short",
      retryLimit: 3,
      retryDelay: 1,
      expireInSeconds: 120,
    },
  );
  queue.wake(PAYMENT_QUEUE);
}

let isStarted = false;

/**
 * Asks for what was just committed to be sent or looked at; returns at once and never fails. The
 * first call also starts the worker, so that no payment waits for the first tick of the sweep.
 */
export function requestPayments(container: MedusaContainer): void {
  if (isStarted) {
    jobQueue(container).wake(PAYMENT_QUEUE);
    return;
  }
  isStarted = true;
  if (parseEnv().MEDUSA_WORKER_MODE === "server") return requestPayments(container);
  // The worker outlives this request, so it gets the application's container, not the request's.
  startPaymentJobs(application).catch((error: unknown) => {
    isStarted = false;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`The payment job did not start: ${error instanceof Error ? error.name : "unknown"}`);
  });
}
