import { describe, expect, it } from "vitest";
import { orderNumbered, orderWithDiscounts } from "~/testing/own-orders";
import { deliveredOrder, returnOf } from "~/testing/returns";
import {
  bodyOf,
  chosenLines,
  emptyDraft,
  fieldOf,
  isDeliveryBack,
  missingIn,
  reasonsOf,
  sumOf,
  type ReturnDraft,
} from "./return-draft";

/** Two pieces for RWF 36,000. */
const order = deliveredOrder(orderNumbered(1));
const draftOf = (quantity: number, reason: "" | "too_small" | "faulty"): ReturnDraft => ({
  ...emptyDraft(order),
  lines: { item_0: { quantity, reason } },
});
const linesOf = (draft: ReturnDraft) => chosenLines(order, draft, "any");

describe("the chosen lines", () => {
  it("cost what their pieces cost after discounts, to the franc", () => {
    const [item] = order.items;
    if (!item) throw new Error("The order is empty");
    const reduced = {
      ...order,
      items: [{ ...item, quantity: 3, discounts: [{ code: "A", amount: 1000 }] }],
    };
    const first = chosenLines(reduced, draftOf(2, "too_small"), "any");
    expect(sumOf(first)).toBe(23_333);
    const items = [{ item_id: "item_0", quantity: 2, reason: "other" as const }];
    const later = { ...reduced, returns: [returnOf(reduced, { items })] };
    expect(sumOf(chosenLines(later, draftOf(2, "too_small"), "any"))).toBe(11_667);
  });

  it("are no more than can be returned", () => {
    const items = [{ item_id: "item_0", quantity: 1, reason: "other" as const }];
    const partly = { ...order, returns: [returnOf(order, { items })] };
    expect(chosenLines(partly, draftOf(2, "too_small"), "any")[0]?.quantity).toBe(1);
    const all = { ...order, returns: [...partly.returns, ...partly.returns] };
    expect(chosenLines(all, draftOf(2, "too_small"), "any")).toEqual([]);
  });

  it("lose a reason that is not offered any more", () => {
    expect(chosenLines(order, draftOf(1, "too_small"), "fault")[0]?.reason).toBe("");
    expect(chosenLines(order, draftOf(1, "faulty"), "fault")[0]?.reason).toBe("faulty");
    expect(reasonsOf("fault")).toEqual(["faulty", "wrong_item"]);
    expect(reasonsOf("any")).toHaveLength(7);
  });
});

describe("what is missing", () => {
  it("is a line, then a reason for each", () => {
    expect(missingIn([])).toEqual({ items: "Choose what you are returning" });
    expect(missingIn(linesOf(draftOf(1, "")))).toEqual({ "reason:item_0": "Choose a reason" });
    expect(missingIn(linesOf(draftOf(1, "faulty")))).toEqual({});
  });
});

describe("what delivery cost", () => {
  it("goes back with every piece of an order with paid delivery", () => {
    expect(isDeliveryBack(order, linesOf(draftOf(2, "faulty")))).toBe(true);
    expect(isDeliveryBack(order, linesOf(draftOf(1, "faulty")))).toBe(false);
    const freeDelivery = deliveredOrder(orderWithDiscounts(2));
    const lines = chosenLines(freeDelivery, draftOf(2, "faulty"), "any");
    expect(isDeliveryBack(freeDelivery, lines)).toBe(false);
  });

  it.each([
    ["goes back when the rest came back in the 7 days", {}, true],
    ["stays when it went back before", { delivery_amount: order.shipping_amount }, false],
    ["stays when the rest came back after them", { is_withdrawal: false }, false],
    ["stays when the rest was kept after all", { status: "withdrawn" }, false],
  ] as const)("%s", (_when, changes, isBack) => {
    const items = [{ item_id: "item_0", quantity: 1, reason: "other" as const }];
    const earlier = returnOf(order, { items }, { is_withdrawal: true, ...changes });
    const partly = { ...order, returns: [earlier] };
    const lines = chosenLines(partly, draftOf(1, "too_small"), "any");
    expect(isDeliveryBack(partly, lines)).toBe(isBack);
  });
});

describe("the body", () => {
  it("leaves out what was not written", () => {
    const draft = draftOf(1, "faulty");
    expect(bodyOf(linesOf(draft), { ...draft, note: " " }, null)).toEqual({
      items: [{ item_id: "item_0", quantity: 1, reason: "faulty" }],
      hand_over: "rider",
      refund_to: "payment",
    });
    expect(bodyOf([], { ...draft, note: "Torn" }, "token")).toMatchObject({
      note: "Torn",
      access_token: "token",
    });
  });
});

describe("a field", () => {
  const items = [{ item_id: "item_0" }, { item_id: "item_1" }];
  it.each([
    ["items", "items"],
    ["note", "note"],
    ["hand_over", "hand_over"],
    ["items.1.quantity", "line:item_1"],
    ["items.0.item_id", "line:item_0"],
    ["items.1.reason", "reason:item_1"],
    ["items.2.reason", null],
    ["access_token", null],
  ])("%s is %s", (wireName, field) => {
    expect(fieldOf(wireName, items)).toBe(field);
  });
});
