import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { cameOf, countStart, missingOf, withCount } from "./counted-lines";
import { canBeClosed, canBeDeclined } from "./return-steps";
import { settleStart } from "./settle-amounts";
import { checkCount, checkSettle } from "./step-rules";

describe("who can end a return before it comes", () => {
  it.each([
    ["requested", false, true, true],
    ["approved", false, true, true],
    ["approved", true, true, false],
    ["received", false, false, false],
    ["settled", false, false, false],
    ["declined", false, false, false],
    ["withdrawn", false, false, false],
  ] as const)("of %s (by law: %s): close %s, decline %s", (status, isByLaw, closes, declines) => {
    const one = { status, is_withdrawal: isByLaw };
    expect([canBeClosed(one), canBeDeclined(one)]).toEqual([closes, declines]);
  });
});

describe("a count", () => {
  const items = [returnItem({ quantity: 2 }), returnItem({ item_id: "item_1" })];

  it("begins with nothing, and says what is missing", () => {
    const start = countStart(items);
    expect([cameOf(start), missingOf(items, start)]).toEqual([0, 3]);
    const lines = withCount(start, "item_0", { damaged: 1 });
    expect([cameOf(lines), missingOf(items, lines)]).toEqual([1, 2]);
    expect(start[0]?.damaged).toBe(0);
  });

  it("names only what came", () => {
    const lines = withCount(countStart(items), "item_0", { sellable: 1, damaged: 1 });
    expect(checkCount({ items: lines }).body).toEqual({
      status: "received",
      items: [{ item_id: "item_0", sellable: 1, damaged: 1 }],
    });
  });

  it("needs a piece", () => {
    expect(checkCount({ items: countStart(items) }).errors).toEqual([
      { field: "items", message: "Count at least one piece that came back" },
    ]);
  });
});

describe("what is paid back", () => {
  const one = returnNumbered(1042, { status: "received", delivery_left: 2000 });
  const start = settleStart(one);
  const errorsOf = (changes: object, of = one) =>
    checkSettle({ ...start, ...changes }, of).errors?.map(({ message }) => message) ?? [];

  it("is all of it, without a word", () => {
    expect(checkSettle({ ...start, reason: "Typed before" }, one).body).toEqual({
      status: "settled",
      amount: 18_000,
      with_delivery: false,
      refund_to: "payment",
    });
  });

  it("is less with a reason", () => {
    expect(errorsOf({ amount: "17,000" })).toEqual(["Reason is required"]);
    const { body } = checkSettle({ ...start, amount: "17,000", reason: " Worn " }, one);
    expect(body).toMatchObject({ amount: 17_000, reason: "Worn" });
  });

  it.each([
    ["18001", {}, ["At most RWF 18,000"]],
    ["20001", { with_delivery: true }, ["At most RWF 20,000"]],
    ["", {}, ["Please enter a whole amount in RWF"]],
    ["-5", {}, ["Please enter a whole amount in RWF"]],
  ])("is not %j", (amount, changes, messages) => {
    expect(errorsOf({ amount, ...changes })).toEqual(messages);
  });

  it("is at most what is left, with a reason where that is less", () => {
    const partly = { ...one, left_amount: 13_000 };
    expect(errorsOf({ amount: "13001", reason: "Worn" }, partly)).toEqual(["At most RWF 13,000"]);
    expect(errorsOf({ amount: "13000" }, partly)).toEqual(["Reason is required"]);
    expect(checkSettle(settleStart(partly), partly).body).toMatchObject({
      amount: 13_000,
      reason: "A part was paid back before",
    });
  });

  it("can be nothing within the days of the law where nothing is left", () => {
    const back = { ...one, is_withdrawal: true, left_amount: 0 };
    const told = { ...settleStart(back), reason: "You had it back before" };
    expect(checkSettle(told, back).body).toMatchObject({ amount: 0 });
  });

  it("is more than nothing within the days of the law", () => {
    const nothing = { amount: "0", reason: "Worn" };
    expect(errorsOf(nothing)).toEqual([]);
    expect(errorsOf(nothing, { ...one, is_withdrawal: true })).toEqual([
      "Within 7 days the buyer gets money back: enter more than 0",
    ]);
  });
});
