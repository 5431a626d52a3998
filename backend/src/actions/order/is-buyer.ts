import type { MedusaContainer } from "@medusajs/framework/types";
import { isAdmin, type Actor, type UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
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

/** Who works on an order: a member of staff, or whoever it belongs to. */
export type OrderDoer = UserActor | "customer";

/**
 * As whom somebody works on an order: staff are staff, also on one of their own, unless they show its access token.
 * @returns null: it is not the caller's
 */
export function orderDoerOf(
  container: MedusaContainer,
  actor: Actor,
  order: Pick<OrderRecord, "id" | "accountId">,
  accessToken: string | undefined,
): OrderDoer | null {
  if (accessToken === undefined && isAdmin(actor)) return actor;
  return isBuyer(container, actor, order, accessToken) ? "customer" : null;
}

/**
 * An order, and as whom its caller works on it.
 * @throws ApiError 404 for an order that is not the caller's
 */
export async function orderToWorkOn(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  accessToken: string | undefined,
): Promise<{ order: OrderRecord; by: OrderDoer }> {
  const order = await shopOrders(container).checkout.order(orderId);
  const by = order && orderDoerOf(container, actor, order, accessToken);
  if (!by) throw notFound();
  return { order, by };
}
