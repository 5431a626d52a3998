import type { OrderStatus } from "@strive/backend/contracts/orders";

/** Colour of a status' diamond. */
export const STATUS_DOTS: Readonly<Record<OrderStatus, string>> = {
  pending: "bg-pending-dot",
  processing: "bg-processing-dot",
  shipped: "bg-shipped-dot",
  delivered: "bg-delivered-dot",
  cancelled: "bg-cancelled-dot",
};
