import type { Exchange } from "@strive/backend/contracts/returns";
import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { exchangeOf } from "~/testing/exchanges";
import {
  amountWithDelivery,
  isLess,
  mostRwf,
  partsOf,
  reasonStart,
  settleStart,
  shortRwf,
} from "./settle-amounts";

const broken = (changes = {}) =>
  returnNumbered(1042, {
    status: "received",
    items: [returnItem(), returnItem({ item_id: "item_1", reason: "faulty" })],
    ...changes,
  });

describe("what is paid back at first", () => {
  it("is what the pieces cost, to where the buyer asked for", () => {
    const one = returnNumbered(1042, { refund_to: "credit", delivery_left: 2000 });
    expect(settleStart(one)).toEqual({
      amount: "18000",
      with_delivery: false,
      refund_to: "credit",
      reason: "",
    });
  });

  it("is delivery too where the shop owes it", () => {
    expect(settleStart(broken({ delivery_left: 2000, owes_delivery: true }))).toMatchObject({
      amount: "38000",
      with_delivery: true,
    });
  });

  it("is no delivery that went back already", () => {
    expect(settleStart(broken({ delivery_left: 0 }))).toMatchObject({
      amount: "36000",
      with_delivery: false,
    });
  });

  it("is what is left, and says why, where a part went back before", () => {
    expect(settleStart(broken({ left_amount: 31_000 }))).toMatchObject({
      amount: "31000",
      reason: "A part was paid back before",
    });
    expect(settleStart(broken({ left_amount: 0 })).amount).toBe("0");
  });

  it("is no credit without an account", () => {
    const one = returnNumbered(1042, { refund_to: "credit", has_account: false });
    expect(settleStart(one).refund_to).toBe("payment");
  });
});

describe("the amount", () => {
  const costs = { amount: 18_000, delivery_left: 2000, left_amount: 100_000 };

  it("is at most what the pieces and delivery cost, and what is left", () => {
    expect([mostRwf(costs, false), shortRwf(costs, false)]).toEqual([18_000, 0]);
    expect([mostRwf(costs, true), shortRwf(costs, true)]).toEqual([20_000, 0]);
    const less = { ...costs, left_amount: 19_000 };
    expect([mostRwf(less, false), shortRwf(less, false)]).toEqual([18_000, 0]);
    expect([mostRwf(less, true), shortRwf(less, true)]).toEqual([19_000, 1000]);
    expect([reasonStart(less, false), reasonStart(less, true)]).toEqual([
      "",
      "A part was paid back before",
    ]);
  });

  it.each([
    ["18000", true, 100_000, "20000"],
    ["18,000", true, 100_000, "20000"],
    ["20000", false, 100_000, "18000"],
    ["1000", false, 100_000, "0"],
    ["lots", true, 100_000, "lots"],
    // All that is left stays all that is left.
    ["18000", true, 19_000, "19000"],
    ["19000", false, 19_000, "18000"],
    ["17500", true, 19_000, "19000"],
  ])("of %s follows delivery: %s, of %s left", (typed, isOn, left_amount, after) => {
    expect(amountWithDelivery(typed, isOn, { ...costs, left_amount })).toBe(after);
  });

  it.each([
    ["18000", false, false],
    ["17999", false, true],
    ["18000", true, true],
    ["0", false, true],
    ["lots", false, false],
  ])("of %s with delivery %s is less: %s", (amount, withDelivery, less) => {
    const values = { amount, with_delivery: withDelivery, refund_to: "payment", reason: "" };
    const none = { ...costs, exchange: null, refunded_amount: null };
    expect(isLess({ ...values, refund_to: "payment" }, none)).toBe(less);
  });
});

describe("an exchange", () => {
  const values = { with_delivery: false, refund_to: "payment" as const, reason: "" };
  const withExchange = (changes: Partial<Exchange> = {}) => ({
    amount: 18_000,
    delivery_left: 0,
    left_amount: 100_000,
    refunded_amount: null,
    exchange: exchangeOf({ covered_amount: 17_000, ...changes }),
  });

  it("is paid first, and the rest goes back", () => {
    expect(partsOf(18_000, withExchange())).toEqual({ swapRwf: 17_000, backRwf: 1000 });
    expect(partsOf(16_000, withExchange())).toEqual({ swapRwf: 16_000, backRwf: 0 });
    const cancelled = withExchange({ status: "cancelled" });
    expect(partsOf(18_000, cancelled)).toEqual({ swapRwf: 0, backRwf: 18_000 });
  });

  it("makes it less where it cost more than came back", () => {
    const all = { ...values, amount: "18000" };
    expect(isLess(all, withExchange())).toBe(false);
    expect(isLess(all, withExchange({ covered_amount: 36_000 }))).toBe(true);
  });
});
