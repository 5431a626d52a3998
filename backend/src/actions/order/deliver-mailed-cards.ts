import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { afterStatusChange, changeStatusInside } from "./change-status-inside";

/** Orders at once; what is left comes with the next sweep. */
const BATCH = 20;

/** Orders of gift cards alone are delivered once all of them are mailed; the buyer had no more to wait for. */
export async function deliverMailedCards(container: MedusaContainer): Promise<void> {
  const orders = await shopOrders(container).progress.mailedCards(BATCH);
  for (const orderId of orders) {
    const change = { orderId, status: "delivered", by: "system", isToldOtherwise: true } as const;
    await inTransaction((inside) => changeStatusInside(container, inside, change));
  }
  if (orders.length > 0) await afterStatusChange(container);
}
