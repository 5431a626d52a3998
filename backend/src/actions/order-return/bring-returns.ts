import type { MedusaContainer } from "@medusajs/framework/types";
import { shopOrders } from "../../modules/order";
import { NEVER } from "../jobs/swept-work";
import { bringBehind } from "../order/bring-behind";
import { bringReturn } from "./bring-return";

/** Brings Medusa's returns to ours, until none waits. @returns 0 if time was up with some still waiting, else null */
export function bringReturns(container: MedusaContainer, isOver = NEVER): Promise<number | null> {
  const returns = shopOrders(container).returns;
  return bringBehind(
    container,
    {
      claim: (leaseS) => returns.claimBehind(leaseS),
      bring: async (one) => returns.markUpToDate(one, await bringReturn(container, one)),
      markStillBehind: (one, kind) => returns.markStillBehind(one, kind),
      notYet: ({ orderId, target }) => `Medusa's return of ${orderId} is not ${target}`,
    },
    isOver,
  );
}
