import { describe, expect, it } from "vitest";
import { withGiftCards } from "~/testing/admin-orders";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { orderNumbered } from "~/testing/own-orders";
import { fitting, noneChosen, returnableLines, withChoice } from "./new-return-lines";
import { checkNewReturn } from "./new-return-rules";

const order = orderNumbered(482_913);
const start = {
  items: noneChosen(returnableLines(order)),
  hand_over: "rider" as const,
  refund_to: "payment" as const,
  expected_total: null,
  refusal: null,
};

describe("the lines that can come back", () => {
  it("are those with pieces left; gift cards never", () => {
    const most = (changes: object) =>
      returnableLines({ ...order, ...changes }).map((line) => [line.item.id, line.most]);
    expect(most({})).toEqual([["item_0", 2]]);
    expect(most(withGiftCards())).toEqual([["item_0", 2]]);
    const one = returnNumbered(1042);
    expect(most({ returns: [one] })).toEqual([["item_0", 1]]);
    expect(most({ returns: [{ ...one, status: "declined" }] })).toEqual([["item_0", 2]]);
    const both = returnNumbered(1043, { items: [returnItem({ quantity: 2 })] });
    expect(most({ returns: [both] })).toEqual([]);
  });
});

describe("what was chosen of them", () => {
  const lines = returnableLines(order);
  const all = withChoice(noneChosen(lines), "item_0", { quantity: 2, reason: "faulty" });

  it("stays while it fits", () => {
    expect(fitting(all, lines)).toEqual(all);
    expect(fitting([], lines)).toEqual(noneChosen(lines));
  });

  it("is chosen anew where fewer are left", () => {
    const fewer = lines.map((line) => ({ ...line, most: 1 }));
    expect(fitting(all, fewer)).toEqual(noneChosen(lines));
    expect(fitting(all, [])).toEqual([]);
  });
});

describe("a return that staff open", () => {
  const messages = (items: typeof start.items) =>
    checkNewReturn({ ...start, items }).errors?.map(({ field, message }) => [field, message]);

  it("needs a line, and a reason for each", () => {
    expect(messages(start.items)).toEqual([["items", "Choose what comes back"]]);
    const chosen = withChoice(start.items, "item_0", { quantity: 1 });
    expect(messages(chosen)).toEqual([["items", "Choose a reason for each line"]]);
  });

  it("is refused where it can't be exchanged like that", () => {
    const items = withChoice(start.items, "item_0", { quantity: 1, reason: "faulty" });
    const refused = checkNewReturn({ ...start, items, refusal: "Has sold out: choose again" });
    expect(refused.errors).toEqual([{ field: "items", message: "Has sold out: choose again" }]);
  });

  it("is what was chosen", () => {
    const items = withChoice(start.items, "item_0", { quantity: 2, reason: "faulty" });
    expect(checkNewReturn({ ...start, items }).body).toEqual({
      items: [{ item_id: "item_0", quantity: 2, reason: "faulty" }],
      hand_over: "rider",
      refund_to: "payment",
    });
  });
});
