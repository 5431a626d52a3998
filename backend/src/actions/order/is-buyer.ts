import type { MedusaContainer } from "@medusajs/framework/types";
import type { Actor } from "../../lib/actor";
import { shopOrders } from "../../modules/order";
import type { OrderRecord } from "../../modules/order/checkout/records";

/** Whether an order is the caller's own: his account's, or he holds its access token. */
export const isBuyer = (
  container: MedusaContainer,
  actor: Actor,
  order: Pick<OrderRecord, "id" | "accountId">,
  accessToken: string | undefined,
): boolean =>
  (actor.kind === "user" && order.accountId === actor.accountId) ||
  shopOrders(container).checkout.opensOrder(order.id, accessToken);
