import { describe, expect, it } from "vitest";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import { orderNumbered } from "~/testing/own-orders";
import { paidOrder } from "~/testing/payments";
import { deliveredOrder, refundedFor, returnOf } from "~/testing/returns";
import { timelineOf } from "./return-timeline";

const order = deliveredOrder(paidOrder(orderNumbered(1)));
const at = "2026-11-25T08:15:00.000Z";

function stagesOf(
  reason: "faulty" | "too_large",
  changes: Partial<OrderReturn>,
  of = order,
): string[] {
  const items = [{ item_id: "item_0", quantity: 1, reason }];
  const entry = returnOf(order, { items }, { is_withdrawal: true, ...changes });
  return timelineOf(entry, of).map(({ name, state }) => `${name}: ${state}`);
}
const REPORT = { is_withdrawal: false, approved_at: null } as const;

describe("the stages of a return", () => {
  it("begin with the booking within the 7 days, whatever the reason", () => {
    expect(stagesOf("faulty", { status: "approved" })).toEqual([
      "Return booked: done",
      "On its way to us: now",
      "We have it: ahead",
      "We pay you back: ahead",
    ]);
  });

  it("begin with a look at a fault that is reported later", () => {
    expect(stagesOf("faulty", { ...REPORT, status: "requested" }).slice(0, 3)).toEqual([
      "Fault reported: done",
      "We look at it: now",
      "On its way to us: ahead",
    ]);
    expect(stagesOf("faulty", { ...REPORT, status: "approved", approved_at: at })[1]).toBe(
      "We take it back: done",
    );
  });

  it("go on until the money is there", () => {
    expect(stagesOf("too_large", { status: "received", received_at: at })).toEqual([
      "Return booked: done",
      "On its way to us: done",
      "We have it: done",
      "We pay you back: now",
    ]);
    const settled = { status: "settled", received_at: at, settled_at: at } as const;
    const lastOf = (of: typeof order) =>
      stagesOf("too_large", { ...settled, refunded_amount: 100 }, of).at(-1);
    expect(lastOf(refundedFor(order, "R-1042", 100, "requested"))).toBe("We pay you back: now");
    expect(lastOf(refundedFor(order, "R-1042", 100, "failed"))).toBe("We pay you back: now");
    expect(lastOf(refundedFor(order, "R-1041", 100, "completed"))).toBe("We pay you back: now");
    expect(lastOf(refundedFor(order, "R-1042", 100, "completed"))).toBe("Paid back: done");
    expect(
      stagesOf("too_large", { ...settled, refunded_amount: 100, refund_to: "credit" }).at(-1),
    ).toBe("Store credit: done");
    expect(stagesOf("too_large", { ...settled, refunded_amount: 0 }).at(-1)).toBe("Done: done");
  });

  it("end where it was declined or cancelled", () => {
    expect(stagesOf("faulty", { ...REPORT, status: "declined", closed_at: at })).toEqual([
      "Fault reported: done",
      "We said no: done",
    ]);
    expect(stagesOf("too_large", { status: "withdrawn", closed_at: at })).toEqual([
      "Return booked: done",
      "Return cancelled: done",
    ]);
  });
});
