import { isFaultReason } from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import * as words from "~/words/returns";
import { backRwf, paysRwf } from "./exchanged";
import { paidBackFor } from "./money-back";

export interface ReturnStage {
  name: string;
  /** When it happened, where that is known. */
  at: string | null;
  state: "done" | "now" | "ahead";
}

const done = (name: string, at: string | null): ReturnStage => ({ name, at, state: "done" });

/** Staff had to say yes first. */
export const isReport = ({ is_withdrawal, items }: OrderReturn): boolean =>
  !is_withdrawal && items.every(({ reason }) => isFaultReason(reason));

const nowOr = (isNow: boolean): ReturnStage["state"] => (isNow ? "now" : "ahead");

/** How it is to end: what it doesn't pay of an exchange comes back. */
const lastName = (entry: OrderReturn): string =>
  paysRwf(entry) > 0 && backRwf(entry) === 0 ? words.paysExchange : words.wePayBack;

/** What has happened to a return, what happens now, and what comes next unless it has ended. */
export function timelineOf(entry: OrderReturn, order: Pick<Order, "payments">): ReturnStage[] {
  const { status, createdAt, approved_at, received_at, settled_at, closed_at } = entry;
  const start = isReport(entry)
    ? [
        done(words.wasReported, createdAt),
        approved_at === null
          ? { name: words.weLookAtIt, at: null, state: nowOr(status === "requested") }
          : done(words.weSaidYes, approved_at),
      ]
    : [done(words.wasBooked, createdAt)];
  if (status === "declined" || status === "withdrawn") {
    const name = status === "declined" ? words.wasDeclined : words.wasWithdrawn;
    return [...start.filter(({ state }) => state === "done"), done(name, closed_at)];
  }
  return [
    ...start,
    received_at === null
      ? { name: words.isOnItsWay, at: null, state: nowOr(status === "approved") }
      : done(words.isOnItsWay, null),
    received_at === null
      ? { name: words.wasReceived, at: null, state: "ahead" }
      : done(words.wasReceived, received_at),
    settled_at === null
      ? { name: lastName(entry), at: null, state: nowOr(status === "received") }
      : settledStage(entry, order),
  ];
}

/** Settled is decided; money that goes another way than as credit is still to be sent. */
function settledStage(entry: OrderReturn, order: Pick<Order, "payments">): ReturnStage {
  const { refunded_amount: refundedRwf, refund_to, settled_at } = entry;
  if (!refundedRwf) return done(words.settled, settled_at);
  if (backRwf(entry) === 0) return done(words.exchanged, settled_at);
  const { doneRwf, cardsRwf } = paidBackFor(order, entry);
  if (refund_to === "credit" && cardsRwf === 0) return done(words.storeCredit, settled_at);
  return doneRwf >= refundedRwf
    ? done(words.paidBack, settled_at)
    : { name: words.wePayBack, at: null, state: "now" };
}
