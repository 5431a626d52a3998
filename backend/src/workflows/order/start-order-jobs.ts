import type { MedusaContainer } from "@medusajs/framework/types";
import { JOB_QUEUE_MODULE } from "../../modules/job-queue";
import type JobQueueModuleService from "../../modules/job-queue/service";
import { BUILD_QUEUE, buildOrders } from "./build-orders";

/**
 * Starts the work on acknowledged orders in this process: what an earlier process left open is
 * finished at once. Safe to call again.
 */
export async function startOrderJobs(container: MedusaContainer): Promise<void> {
  const queue = container.resolve<JobQueueModuleService>(JOB_QUEUE_MODULE);
  await queue.work(BUILD_QUEUE, () => buildOrders(container), {
    // One waiting job stands for all waiting orders: it empties the list.
    policy: "short",
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 120,
  });
  queue.wake(BUILD_QUEUE);
}
