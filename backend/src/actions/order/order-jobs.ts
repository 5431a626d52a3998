import type { MedusaContainer } from "@medusajs/framework/types";
import { bringReturns } from "../order-return/bring-returns";
import { SweptWork, type IsOver } from "../jobs/swept-work";
import { updateMedusaOrders } from "./update-medusa-orders";
import { buildOrders } from "./build-orders";
import { followTouchedOrders } from "./follow-medusa";

const work = new SweptWork("order", { "build-orders": buildOrders, "align-orders": alignOrders });

/** Brings Medusa's orders and returns to ours, and ours to what was done in Medusa's dashboard. */
async function alignOrders(container: MedusaContainer, isOver: IsOver): Promise<number | null> {
  const soonestS = await updateMedusaOrders(container, isOver);
  await followTouchedOrders(container);
  return soonestS ?? (await bringReturns(container, isOver));
}

/** Starts the work on acknowledged orders in this process, or checks again for open ones. */
export const startOrderJobs = (container: MedusaContainer): Promise<void> => work.start(container);

/** Asks for Medusa's side of what was just placed; returns at once and never fails. */
export const requestBuild = (container: MedusaContainer): void =>
  work.request(container, "build-orders");

/** Asks for Medusa's order and ours to be reconciled; returns at once and never fails. */
export const requestAlignment = (container: MedusaContainer): void =>
  work.request(container, "align-orders");
