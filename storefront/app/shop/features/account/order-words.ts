import type { OrderStatus } from "@strive/backend/contracts/orders";
import type { PaymentStatus } from "@strive/backend/contracts/payments";
import type { BadgeTone } from "~/ui/badge";

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
};

export const PAYMENT_WORDS: Readonly<Record<PaymentStatus, { text: string; tone: BadgeTone }>> = {
  unpaid: { text: "Not paid", tone: "warning" },
  pending: { text: "Payment pending", tone: "warning" },
  completed: { text: "Paid", tone: "success" },
  failed: { text: "Payment failed", tone: "danger" },
  refunded: { text: "Refunded", tone: "neutral" },
};

/** The shop's day, wherever its customer is. */
const DATE = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
  timeZone: "Africa/Kigali",
});

/** "Jun 30, 2025" (MMM dd, yyyy); empty for what is no date. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : DATE.format(date);
}
