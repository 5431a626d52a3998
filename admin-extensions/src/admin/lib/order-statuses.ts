import type { ShopOrder } from "@strive/backend/contracts/back-office";

type Order = ShopOrder["order"];
type Color = "green" | "red" | "blue" | "orange" | "grey" | "purple";

/** The specification's five, in its colours. */
export const ORDER_STATUSES = {
  pending: { text: "Pending", color: "orange" },
  processing: { text: "Processing", color: "blue" },
  shipped: { text: "Shipped", color: "purple" },
  delivered: { text: "Delivered", color: "green" },
  cancelled: { text: "Cancelled", color: "red" },
} as const satisfies Record<Order["status"], { text: string; color: Color }>;

export const PAYMENT_STATUSES = {
  unpaid: { text: "Not paid", color: "orange" },
  pending: { text: "Payment pending", color: "orange" },
  completed: { text: "Paid", color: "green" },
  failed: { text: "Payment failed", color: "red" },
  refunded: { text: "Refunded", color: "grey" },
} as const satisfies Record<Order["payment_status"], { text: string; color: Color }>;
