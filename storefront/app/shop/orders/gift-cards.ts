import type { Order } from "@strive/backend/contracts/orders";

type Items = Pick<Order, "items">;

export const giftCardCount = ({ items }: Items): number =>
  items.reduce((sum, item) => sum + (item.is_gift_card ? item.quantity : 0), 0);

export const hasGiftCards = (order: Items): boolean => giftCardCount(order) > 0;

/** Gift cards alone: nothing of it is delivered. */
export const isMailed = ({ items }: Items): boolean =>
  items.length > 0 && items.every((item) => item.is_gift_card === true);
