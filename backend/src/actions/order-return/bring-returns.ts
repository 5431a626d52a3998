import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { paced } from "../../lib/pace";
import { shopOrders } from "../../modules/order";
import { NEVER } from "../jobs/swept-work";
import { bringReturn } from "./bring-return";

/** Much longer than one return takes; only the one that a killed process was at waits for its end. */
const LEASE_S = 15;

/** Brings Medusa's returns to ours, until none waits. @returns 0 if time was up with some still waiting, else null */
export async function bringReturns(
  container: MedusaContainer,
  isOver = NEVER,
): Promise<number | null> {
  const returns = shopOrders(container).returns;
  while (!isOver()) {
    const behind = await returns.claimBehind(paced(LEASE_S));
    if (!behind) return null;
    try {
      await returns.markUpToDate(behind, await bringReturn(container, behind));
    } catch (error) {
      // The kind of the error only: its text may carry an address or a name.
      const kind = error instanceof Error ? error.name : "unknown";
      await returns.markStillBehind(behind, kind);
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`Medusa's return of ${behind.orderId} is not ${behind.target} yet: ${kind}`);
    }
  }
  return 0;
}
