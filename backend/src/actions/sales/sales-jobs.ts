import type { MedusaContainer } from "@medusajs/framework/types";
import { SweptWork } from "../jobs/swept-work";
import { shopOrders } from "../../modules/order";

const work = new SweptWork("sales", {
  "fold-sales": (container) => shopOrders(container).sales.fold(),
});

/**
 * Starts adding up what happens to orders and payments in this process, and telling staff of new
 * ones; or checks again for outstanding deltas.
 */
export const startSalesJobs = (container: MedusaContainer): Promise<void> => work.start(container);

/** Asks for what was just committed to be folded; returns at once and never fails. */
export const requestFold = (container: MedusaContainer): void => work.request(container);
