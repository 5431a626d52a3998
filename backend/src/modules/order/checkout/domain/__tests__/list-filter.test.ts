import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../../../../../contracts/orders";
import { PAYMENT_STATUSES } from "../../../../../contracts/payments";
import { listFilterOf } from "../list-filter";

const OPEN = ["pending", "processing", "shipped", "delivered"];

describe("what a list of orders is narrowed by", () => {
  it("is nothing when nothing is asked", () => {
    expect(listFilterOf({})).toEqual({
      statuses: ORDER_STATUSES,
      payments: PAYMENT_STATUSES,
      pattern: null,
      counted: ORDER_STATUSES,
      isToCall: false,
    });
  });

  it("is one status, and every one is counted", () => {
    expect(listFilterOf({ status: "shipped", payment_status: "pending" })).toMatchObject({
      statuses: ["shipped"],
      payments: ["pending"],
      counted: ORDER_STATUSES,
    });
  });

  it("is for what is due whatever waits for its money", () => {
    expect(listFilterOf({ payment_status: "to_call" })).toMatchObject({
      statuses: ["pending", "processing"],
      payments: ["pending"],
      isToCall: true,
    });
    expect(listFilterOf({ payment_status: "due" })).toMatchObject({
      statuses: OPEN,
      payments: ["unpaid", "pending", "failed"],
      counted: OPEN,
    });
    expect(listFilterOf({ payment_status: "due", status: "delivered" }).statuses).toEqual([
      "delivered",
    ]);
    expect(listFilterOf({ payment_status: "due", status: "cancelled" }).statuses).toEqual([]);
  });

  it("is the pattern of a search, unless that is empty", () => {
    expect(listFilterOf({ search: "0788 1" }).pattern).toBe("%7881%");
    expect(listFilterOf({ search: "  " }).pattern).toBeNull();
  });
});
