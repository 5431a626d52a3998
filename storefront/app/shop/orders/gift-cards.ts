import type { Order } from "@strive/backend/contracts/orders";

type Items = Pick<Order, "items">;

export const hasGiftCards = ({ items }: Items): boolean =>
  items.some((item) => item.is_gift_card === true);

/** Gift cards alone: nothing of it is delivered. */
export const isMailed = ({ items }: Items): boolean =>
  items.length > 0 && items.every((item) => item.is_gift_card === true);
