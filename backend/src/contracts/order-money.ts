import type { Order } from "./orders";
import type { Payment, PaymentMethod, ReceivedAs } from "./payments";

/** Who must act before an order is paid: its buyer on the phone, the rider at the door, the shop. */
export type WaitsFor = "buyer" | "rider" | "shop";

/**
 * Where an order's money stands, the same on every screen, in mails, on paper and in exports. `owed`
 * is what is still to come in, whole RWF, after what pays a part of it: nothing once it is cancelled.
 * - not_started: no attempt yet, or the newest (`payment`) failed
 * - waiting: somebody has to act, until `until` where there is a limit
 * - paid: the money was seen; `payment` says how, when and by whom
 * - partly_refunded, refunded: a part of it, or all, went back
 */
export type OrderMoney =
  | { state: "not_started"; payment: Attempt | null; owed: number }
  | {
      state: "waiting";
      payment: Attempt;
      waitsFor: WaitsFor;
      until: string | null;
      owed: number;
    }
  | { state: "paid" | "partly_refunded" | "refunded"; payment: Payment; owed: 0 };

type Paid = Pick<Order, "status" | "total_amount" | "payments">;

const WAITS_FOR: Readonly<Record<PaymentMethod, WaitsFor>> = {
  momo: "buyer",
  card: "buyer",
  cod: "rider",
  placeholder: "shop",
};

const byAge = (one: Payment, other: Payment): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt);

/** A payment that its buyer, the rider or the shop brings to its end; all but store credit. */
export type Attempt = Payment & { payment_method: PaymentMethod };

export const isAttempt = (payment: Payment): payment is Attempt =>
  payment.payment_method !== "credit";

/** One that pays all that is left of an order, rather than a part beside it. */
const isWhole = (payment: Payment): payment is Attempt =>
  isAttempt(payment) && payment.is_part !== true;

/** The newest attempt, whatever became of it; not what paid the order before it became dearer. */
export const newestPayment = ({ payments }: Pick<Order, "payments">): Attempt | undefined =>
  payments.filter(isWhole).sort(byAge).at(-1);

/** Store credit and gift cards that the order was placed with, and money that paid it before it became dearer. */
export const partsOf = ({ payments }: Pick<Order, "payments">): Payment[] =>
  payments.filter((payment) => !isWhole(payment)).sort(byAge);

/** What a payment pays of its order, whole RWF: without what a change made needless. */
export const paysOf = ({ amount, freed_amount = 0 }: Payment): number => amount - freed_amount;

/** Those that still pay it: a cancellation gives them back. */
export const partsPaying = (order: Pick<Order, "payments">): Payment[] =>
  partsOf(order).filter((part) => part.failure === null && paysOf(part) > 0);

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, payment) => sum + paysOf(payment), 0);

/** What they pay of it, whole RWF. */
export const partsAmount = (order: Pick<Order, "payments">): number => sumOf(partsPaying(order));

/** What a paid order was paid with: its parts, and the money that made up the rest. */
export const paidParts = (order: Pick<Order, "payments">, paid: Payment): Payment[] => [
  ...partsPaying(order),
  ...(isWhole(paid) ? [paid] : []),
];

/** The money or the credit that made an order a paid one. */
function paidBy(order: Paid, attempts: readonly Attempt[]): Payment | undefined {
  const paid = attempts.findLast(({ payment_status }) => payment_status === "completed");
  if (paid || order.total_amount === 0 || partsAmount(order) < order.total_amount) return paid;
  return partsOf(order).findLast(({ payment_status }) => payment_status === "completed");
}

export function moneyOf(order: Paid): OrderMoney {
  const attempts = order.payments.filter(isWhole).sort(byAge);
  const parts = partsOf(order);
  const paid = paidBy(order, attempts);
  if (paid) {
    const isTouched = [paid, ...parts].some(({ refunded_amount }) => refunded_amount > 0);
    return { state: isTouched ? "partly_refunded" : "paid", payment: paid, owed: 0 };
  }
  // Once nothing of it is kept, all of the order is to pay again.
  const isKept = parts.some(({ payment_status }) => payment_status === "completed");
  const left = order.total_amount - (isKept ? partsAmount(order) : 0);
  const owed = order.status === "cancelled" ? 0 : left;
  const pending = attempts.findLast(({ payment_status }) => payment_status === "pending");
  if (pending) {
    const { payment_method: method, expires_at: until } = pending;
    return { state: "waiting", payment: pending, waitsFor: WAITS_FOR[method], until, owed };
  }
  // Credit that a cancellation gave back is no news of an order that staff revived.
  const told = order.status === "cancelled" ? parts : partsPaying(order);
  const refunded = [...told, ...attempts].findLast(
    ({ payment_status }) => payment_status === "refunded",
  );
  if (refunded) return { state: "refunded", payment: refunded, owed: 0 };
  return { state: "not_started", payment: attempts.at(-1) ?? null, owed };
}

/** What the rider has to bring back, whole RWF; 0 where nothing is collected at the door. */
export function toCollect(order: Paid): number {
  const money = moneyOf(order);
  return money.state === "waiting" && money.waitsFor === "rider" ? money.owed : 0;
}

/** How seen money came, as its buyer knows it; null: nobody said. */
export type CameBy =
  | "wallet"
  | "card"
  | "rider"
  | "credit"
  | "gift_card"
  /** Pieces that came back paid it, or will. */
  | "exchange"
  | Exclude<ReceivedAs, "other">;

/** Of credit: whose it was, by what it is called. */
export function creditBy(name: string | null): "credit" | "exchange" | "gift_card" {
  if (name === null) return "credit";
  return name.startsWith("R-") ? "exchange" : "gift_card";
}

export function cameBy({
  payment_method,
  received_as,
  phone,
  transaction_id,
}: Pick<Payment, "payment_method" | "received_as" | "phone" | "transaction_id">): CameBy | null {
  if (payment_method === "credit") return creditBy(transaction_id);
  switch (received_as) {
    case "cash":
      return payment_method === "cod" ? "rider" : "cash";
    case "mobile_money":
    case "bank_transfer":
      return received_as;
    case "other":
      return null;
    case null:
      if (payment_method === "card") return "card";
      return phone === null ? null : "wallet";
  }
}
