import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import { mailPost, type MailPost } from "../../lib/mail-post";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { sendDueMails } from "./send-due-mails";

const MAIL_QUEUE = "send-mails";

const jobQueue = (container: MedusaContainer) =>
  container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);

let post: MailPost | undefined;
/** Read once: a request for mail is part of placing an order. */
const isClosed = () => (post ??= mailPost(parseEnv())) === "closed";

let retry: { at: number; timer: NodeJS.Timeout } | undefined;

/** Looks again when the first of the failed mails is due; the sweep would come up to 15 s later. */
function wakeIn(container: MedusaContainer, seconds: number): void {
  const at = Date.now() + seconds * 1000;
  if (retry && retry.at <= at && retry.at > Date.now()) return;
  clearTimeout(retry?.timer);
  const timer = setTimeout(() => {
    retry = undefined;
    jobQueue(container).wake(MAIL_QUEUE);
  }, seconds * 1000).unref();
  retry = { at, timer };
}

/**
 * Starts sending mails in this process: what an earlier process left open is sent at once. Safe to
 * call again; then it only looks for due mails. Without anywhere to send them to, they wait.
 */
export async function startMailJobs(container: MedusaContainer): Promise<void> {
  if (isClosed()) return;
  const queue = jobQueue(container);
  await queue.work(
    MAIL_QUEUE,
    async () => {
      const soonestS = await sendDueMails(container);
      if (soonestS !== null) wakeIn(container, soonestS);
    },
    {
      // One waiting job stands for all waiting mails: it empties the outbox.
      policy: "short",
      retryLimit: 3,
      retryDelay: 1,
      expireInSeconds: 120,
    },
  );
  queue.wake(MAIL_QUEUE);
}

let isStarted = false;

/**
 * Asks for what was just enqueued to be sent; returns at once and never fails. Call it after the
 * commit. The first call also starts the worker, so that no mail waits for the first tick of the
 * sweep.
 */
export function requestMail(container: MedusaContainer): void {
  if (isClosed()) return;
  if (isStarted) {
    jobQueue(container).wake(MAIL_QUEUE);
    return;
  }
  isStarted = true;
  if (parseEnv().MEDUSA_WORKER_MODE === "server") return requestMail(container);
  // The worker outlives this request, so it gets the application's container, not the request's.
  startMailJobs(application).catch((error: unknown) => {
    isStarted = false;
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`The mail job did not start: ${error instanceof Error ? error.name : "unknown"}`);
  });
}
