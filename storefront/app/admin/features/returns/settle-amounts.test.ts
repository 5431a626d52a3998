import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { amountWithDelivery, fullRwf, isLess, settleStart } from "./settle-amounts";

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

  it("is no credit without an account", () => {
    const one = returnNumbered(1042, { refund_to: "credit", has_account: false });
    expect(settleStart(one).refund_to).toBe("payment");
  });
});

describe("the amount", () => {
  const costs = { amount: 18_000, delivery_left: 2000 };

  it("is at most what the pieces and delivery cost", () => {
    expect(fullRwf(costs, false)).toBe(18_000);
    expect(fullRwf(costs, true)).toBe(20_000);
  });

  it.each([
    ["18000", true, "20000"],
    ["18,000", true, "20000"],
    ["20000", false, "18000"],
    ["1000", false, "0"],
    ["lots", true, "lots"],
  ])("of %s follows delivery", (typed, isOn, after) => {
    expect(amountWithDelivery(typed, isOn, 2000)).toBe(after);
  });

  it.each([
    ["18000", false, false],
    ["17999", false, true],
    ["18000", true, true],
    ["0", false, true],
    ["lots", false, false],
  ])("of %s with delivery %s is less: %s", (amount, withDelivery, less) => {
    const values = { amount, with_delivery: withDelivery, refund_to: "payment", reason: "" };
    expect(isLess({ ...values, refund_to: "payment" }, costs)).toBe(less);
  });
});
