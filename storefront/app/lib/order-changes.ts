import { canBeCancelled } from "@strive/backend/contracts/order-rules";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";

/** Whether an order can still go elsewhere. The server has the last word. */
export const canChangeAddress = (order: Order): boolean =>
  canBeCancelled(order) && order.is_pickup !== true;

/** The lines of which another size or colour can still be had. The server has the last word. */
export const changeableItems = (order: Order): OrderItem[] =>
  canBeCancelled(order) && order.exchange_of === null
    ? order.items.filter(({ is_gift_card: isGiftCard }) => isGiftCard !== true)
    : [];

export const canChangeItems = (order: Order): boolean => changeableItems(order).length > 0;
