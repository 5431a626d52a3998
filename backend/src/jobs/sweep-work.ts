import type { MedusaContainer } from "@medusajs/framework/types";
import { startAlertJobs } from "../actions/alert/alert-jobs";
import { tickDrops } from "../actions/drop/drop";
import { startEventJobs } from "../actions/jobs/event-jobs";
import { startMailJobs } from "../actions/mail/mail-jobs";
import { startOrderJobs } from "../actions/order/order-jobs";
import { startPaymentJobs } from "../actions/payment/payment-jobs";
import { countCompanions, countSold } from "../actions/product/count-sold";
import { startImportJobs } from "../actions/product-import/import-jobs";
import { startReceiptJobs } from "../actions/receipt/receipt-jobs";
import { startSalesJobs } from "../actions/sales/sales-jobs";
import { refreshRates } from "../actions/settings/refresh-rates";
import { every } from "../lib/pace";

const SWEEPS = [
  startOrderJobs,
  startPaymentJobs,
  startMailJobs,
  startAlertJobs,
  startReceiptJobs,
  startEventJobs,
  startSalesJobs,
  startImportJobs,
  refreshRates,
  countSold,
  countCompanions,
  tickDrops,
];

/**
 * Does what waits, should every wake-up have been lost. One schedule for all: a run of it costs Medusa more
 * than it costs each to find that nothing waits.
 * @throws what the first of them threw; the others have run nevertheless
 */
export default async function sweepWork(container: MedusaContainer): Promise<void> {
  const sweeps = await Promise.allSettled(SWEEPS.map((sweep) => sweep(container)));
  const failed = sweeps.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

export const config = { name: "sweep-work", schedule: every(15) };
