import type { MedusaContainer } from "@medusajs/framework/types";
import { startReceiptJobs } from "../actions/receipt/receipt-jobs";
import { every } from "../lib/pace";

/** Has signed what triggers wrote: nobody wakes the work up for that. */
export default async function signDueReceipts(container: MedusaContainer): Promise<void> {
  await startReceiptJobs(container);
}

export const config = { name: "sign-receipts", schedule: every(15) };
