import type { Order } from "./orders";
import type { Payment, ReceivedAs } from "./payments";

/** Who must act before an order is paid: its buyer on the phone, the rider at the door, the shop. */
export type WaitsFor = "buyer" | "rider" | "shop";

/**
 * Where an order's money stands, the same on every screen, in mails, on paper and in exports. `owed`
 * is what is still to come in, whole RWF: nothing once the order is cancelled.
 * - not_started: no attempt yet, or the newest (`payment`) failed
 * - waiting: somebody has to act, until `until` where there is a limit
 * - paid: the money was seen; `payment` says how, when and by whom
 * - partly_refunded, refunded: a part of it, or all, went back
 */
export type OrderMoney =
  | { state: "not_started"; payment: Payment | null; owed: number }
  | {
      state: "waiting";
      payment: Payment;
      waitsFor: WaitsFor;
      until: string | null;
      owed: number;
    }
  | { state: "paid" | "partly_refunded" | "refunded"; payment: Payment; owed: 0 };

type Paid = Pick<Order, "status" | "total_amount" | "payments">;

const WAITS_FOR: Readonly<Record<Payment["payment_method"], WaitsFor>> = {
  momo: "buyer",
  cod: "rider",
  placeholder: "shop",
};

const byAge = (one: Payment, other: Payment): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt);

/** The newest attempt, whatever became of it. */
export const newestPayment = ({ payments }: Pick<Order, "payments">): Payment | undefined =>
  [...payments].sort(byAge).at(-1);

export function moneyOf(order: Paid): OrderMoney {
  const sorted = [...order.payments].sort(byAge);
  const last = (status: Payment["payment_status"]) =>
    sorted.findLast(({ payment_status }) => payment_status === status);
  const paid = last("completed");
  if (paid) {
    return {
      state: paid.refunded_amount > 0 ? "partly_refunded" : "paid",
      payment: paid,
      owed: 0,
    };
  }
  const owed = order.status === "cancelled" ? 0 : order.total_amount;
  const pending = last("pending");
  if (pending) {
    const { payment_method: method, expires_at: until } = pending;
    return { state: "waiting", payment: pending, waitsFor: WAITS_FOR[method], until, owed };
  }
  const refunded = last("refunded");
  if (refunded) return { state: "refunded", payment: refunded, owed: 0 };
  return { state: "not_started", payment: sorted.at(-1) ?? null, owed };
}

/** What the rider has to bring back, whole RWF; 0 where nothing is collected at the door. */
export function toCollect(order: Paid): number {
  const money = moneyOf(order);
  return money.state === "waiting" && money.waitsFor === "rider" ? money.owed : 0;
}

/** How seen money came, as its buyer knows it; null: nobody said. */
export type CameBy = "wallet" | "rider" | Exclude<ReceivedAs, "other">;

export function cameBy({
  payment_method,
  received_as,
  phone,
}: Pick<Payment, "payment_method" | "received_as" | "phone">): CameBy | null {
  switch (received_as) {
    case "cash":
      return payment_method === "cod" ? "rider" : "cash";
    case "mobile_money":
    case "bank_transfer":
      return received_as;
    case "other":
      return null;
    case null:
      return phone === null ? null : "wallet";
  }
}
