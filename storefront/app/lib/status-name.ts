import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { STATUS_NAMES } from "./order-words";
import * as words from "~/words/orders";

/** Of what nobody brings. */
const COLLECTED: Readonly<Partial<Record<OrderStatus, string>>> = {
  shipped: words.ready,
  delivered: words.fetched,
};

/** What a status is called, by whether the order is delivered or collected. */
export const statusName = (
  { is_pickup: isPickup }: Pick<Order, "is_pickup">,
  status: OrderStatus,
): string => (isPickup === true ? COLLECTED[status] : undefined) ?? STATUS_NAMES[status];
