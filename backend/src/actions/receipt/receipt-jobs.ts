import type { MedusaContainer } from "@medusajs/framework/types";
import { ownEbmSettings } from "../../lib/ebm-settings";
import { shopOrders } from "../../modules/order";
import { SweptWork } from "../jobs/swept-work";
import { signReceipts } from "./sign-receipts";

/** The sweep finds what is due later than this. */
const LONGEST_WAIT_S = 15;
/** What can't be done now must not be retried without a pause. */
const SHORTEST_WAIT_S = 1;

const work = new SweptWork("receipt", {
  "sign-receipts": async (container, isOver) => {
    const soonestS = await signReceipts(container, isOver);
    if (soonestS === null || soonestS > LONGEST_WAIT_S) return null;
    return Math.max(soonestS, SHORTEST_WAIT_S);
  },
});

let isPlugged = false;

/** Starts the signing of receipts in this process, or checks again for due ones. */
export async function startReceiptJobs(container: MedusaContainer): Promise<void> {
  const { receipts } = shopOrders(container);
  if (!isPlugged) await receipts.plug(ownEbmSettings() !== null);
  isPlugged = true;
  await work.start(container);
}

/** Asks for what was just committed to be sent; returns at once and never fails. */
export const requestReceipts = (container: MedusaContainer): void => work.request(container);
