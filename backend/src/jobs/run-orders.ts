import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { startOrderJobs } from "../actions/order/order-jobs";

/** Finishes whatever is open, should every wake-up have been lost. */
export default async function runOrders(container: MedusaContainer): Promise<void> {
  await startOrderJobs(container);
}

export const config = { name: "run-orders", schedule: every(15) };
