import type { MedusaContainer } from "@medusajs/framework/types";
import { SALES_MODULE } from "../../modules/sales";
import type SalesModuleService from "../../modules/sales/service";
import { SweptWork } from "../job-queue/swept-work";

const work = new SweptWork("sales", {
  "fold-sales": (container) => container.resolve<SalesModuleService>(SALES_MODULE).fold(),
});

/**
 * Starts adding up in this process what happens to orders and payments, and telling staff of new
 * ones; or looks again for what is outstanding.
 */
export const startSalesJobs = (container: MedusaContainer): Promise<void> => work.start(container);

/** Asks for what was just committed to be folded; returns at once and never fails. */
export const requestFold = (container: MedusaContainer): void => work.request(container);
