import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { startSalesJobs } from "../actions/sales/sales-jobs";

/** Adds up what is outstanding, should every wake-up have been lost. */
export default async function foldSales(container: MedusaContainer): Promise<void> {
  await startSalesJobs(container);
}

export const config = { name: "fold-sales", schedule: every(15) };
