import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import type { PaymentStatus } from "@strive/backend/contracts/payments";
import { dateFormat } from "~/words/dates";
import * as words from "~/words/orders";
import { kigaliTime } from "./kigali-day";

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: words.pending,
  processing: words.processing,
  shipped: words.shipped,
  delivered: words.delivered,
  cancelled: words.cancelled,
};

export const PAYMENT_WORDS = {
  unpaid: { text: words.unpaid, tone: "warning" },
  pending: { text: words.paymentPending, tone: "warning" },
  completed: { text: words.paid, tone: "success" },
  failed: { text: words.paymentFailed, tone: "danger" },
  refunded: { text: words.refunded, tone: "neutral" },
} as const satisfies Readonly<Record<PaymentStatus, { text: string; tone: string }>>;

const WAITING_WORDS = {
  momo: words.waitsForPhone,
  card: words.waitsForCard,
  cod: words.waitsForRider,
  placeholder: words.notPaidYet,
} as const;

/** Where the money of an order stands, in two words. */
export function moneyWords(order: Order): {
  text: string;
  tone: "warning" | "success" | "danger" | "neutral";
} {
  const money = moneyOf(order);
  switch (money.state) {
    case "paid":
      return PAYMENT_WORDS.completed;
    case "partly_refunded":
      return { text: words.partlyRefunded, tone: "neutral" };
    case "refunded":
      return PAYMENT_WORDS.refunded;
    case "waiting":
      return { text: WAITING_WORDS[money.payment.payment_method], tone: "warning" };
    case "not_started":
      if (order.status === "cancelled") return { text: words.unpaid, tone: "neutral" };
      return money.payment === null ? PAYMENT_WORDS.unpaid : PAYMENT_WORDS.failed;
  }
}

/** Dates in the shop's time zone, wherever the customer is. */
const DATE = dateFormat({
  month: "short",
  day: "2-digit",
  year: "numeric",
});

/** "Jun 30, 2025" (MMM dd, yyyy); empty for an invalid date. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : DATE.format(date);
}

/** "14:05" in Kigali. */
export const timeText = (iso: string): string => kigaliTime(Date.parse(iso));

/** "Jun 30, 2025, 14:05" in Kigali; empty for an invalid date. */
export const dateTimeText = (iso: string): string => {
  const day = dateText(iso);
  return day === "" ? "" : `${day}, ${timeText(iso)}`;
};
