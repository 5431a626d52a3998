import type { Order } from "@strive/backend/contracts/orders";

/** The specification's constant. */
const SHOWN = 6;

/** What staff and customers call an order: the last six characters of its number. */
export const shortNumber = ({ order_number }: Pick<Order, "order_number">): string =>
  order_number.slice(-SHOWN);
