import type { MedusaContainer } from "@medusajs/framework/types";
import type { Order } from "../../contracts/orders";
import { shopOrders } from "../../modules/order";
import type { OrderRecord } from "../../modules/order/checkout/records";
import { openedFor } from "../order-return/return-view";
import { orderOf } from "./order-view";

/** An order for whoever may open it: with what opens the orders in exchange for something of it, and the one it is in exchange for. */
export function openedOrderOf(container: MedusaContainer, record: OrderRecord): Order {
  const { checkout } = shopOrders(container);
  const order = orderOf(record);
  // Whoever has its link is nobody that it knows: those may still name somebody.
  if (record.isForgotten) return order;
  return {
    ...order,
    returns: order.returns.map((one) => openedFor(one, (id) => checkout.accessToken(id))),
    exchange_of: order.exchange_of && {
      ...order.exchange_of,
      access_token: checkout.accessToken(order.exchange_of.order_id),
    },
  };
}
