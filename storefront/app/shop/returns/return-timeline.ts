import { isFaultReason } from "@strive/backend/contracts/return-rules";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import * as words from "~/words/returns";

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

/** What has happened to a return, what happens now, and what comes next unless it has ended. */
export function timelineOf(entry: OrderReturn): ReturnStage[] {
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
      ? { name: words.wePayBack, at: null, state: nowOr(status === "received") }
      : done(settledName(entry), settled_at),
  ];
}

function settledName({ refunded_amount, refund_to }: OrderReturn): string {
  if (refunded_amount === 0) return words.settled;
  return refund_to === "credit" ? words.storeCredit : words.paidBack;
}
