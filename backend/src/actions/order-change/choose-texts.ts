import type { MedusaContainer } from "@medusajs/framework/types";
import type { Order } from "../../contracts/orders";
import type { OrderTextsBody } from "../../contracts/text-channels";
import type { Actor } from "../../lib/actor";
import { invalidRequest, notFound } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import { isBuyer } from "../order/is-buyer";
import { openedOrderOf } from "../order/opened-order";
import { textsOf } from "../order/texts-view";

/**
 * How the buyer of an order is told of it on his phone from now on; what waits to be sent is held back if he wants nothing.
 * @throws ApiError 404 for an order that is not the caller's own; 400 `text_channel` for a channel that does not reach him
 */
export async function chooseTexts(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  { text_channel: choice, access_token: accessToken }: OrderTextsBody,
): Promise<Order> {
  const { checkout, changes } = shopOrders(container);
  const order = await checkout.order(orderId);
  if (!order || !isBuyer(container, actor, order, accessToken)) throw notFound();
  if (choice !== "none" && !textsOf(order)?.offered.includes(choice)) {
    const message = "We can't reach your phone that way";
    throw invalidRequest([{ field: "text_channel", message }]);
  }
  await changes.writeTextChoice(orderId, choice);
  const now = await checkout.order(orderId);
  if (!now) throw notFound();
  return openedOrderOf(container, now);
}
