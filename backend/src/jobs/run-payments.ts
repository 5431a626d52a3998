import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { startPaymentJobs } from "../actions/payment/payment-jobs";

/** Does what is due, should every wake-up have been lost. */
export default async function runDuePayments(container: MedusaContainer): Promise<void> {
  await startPaymentJobs(container);
}

export const config = { name: "run-payments", schedule: every(15) };
