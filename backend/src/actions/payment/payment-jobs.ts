import type { MedusaContainer } from "@medusajs/framework/types";
import { SweptWork } from "../jobs/swept-work";
import { runPayments } from "./run-payments";

/** The sweep finds what is due later than this. */
const LONGEST_WAIT_S = 20;
/** What can't be done now must not be retried without a pause. */
const SHORTEST_WAIT_S = 1;

const work = new SweptWork("payment", {
  "run-payments": async (container, isOver) => {
    const soonestS = await runPayments(container, isOver);
    if (soonestS === null || soonestS > LONGEST_WAIT_S) return null;
    return Math.max(soonestS, SHORTEST_WAIT_S);
  },
});

/** Starts the work on payments in this process, or checks again for due ones. */
export const startPaymentJobs = (container: MedusaContainer): Promise<void> =>
  work.start(container);

/** Asks for what was just committed to be sent or looked at; returns at once and never fails. */
export const requestPayments = (container: MedusaContainer): void => work.request(container);
