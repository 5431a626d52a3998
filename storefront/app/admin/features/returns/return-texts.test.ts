import { describe, expect, it } from "vitest";
import { returnItem, returnNumbered } from "~/testing/admin-returns";
import { countedText, numberTyped, piecesText, toStock } from "./return-texts";

describe("a return's number", () => {
  it.each([
    ["R-1042", "R-1042"],
    [" r1042 ", "R-1042"],
    ["r 12345", "R-12345"],
  ])("is read in %j", (typed, number) => {
    expect(numberTyped(typed)).toBe(number);
  });

  it.each(["", "R-", "R-104", "1042", "STR-001042", "R-1042 Aline", "Rose"])(
    "is not read in %j",
    (typed) => {
      expect(numberTyped(typed)).toBeNull();
    },
  );
});

describe("what a return says of its pieces", () => {
  const tee = returnItem({ quantity: 3 });
  const cap = returnItem({ item_id: "item_1", product_name: "Peak Cap" });

  it("is how many of each", () => {
    expect(piecesText(returnNumbered(1042, { items: [tee, cap] }))).toBe(
      "3 × Gahinga Boxy Tee, 1 × Peak Cap",
    );
  });

  it("is nothing of a count until they are counted", () => {
    expect(countedText(tee)).toBe("");
    expect(toStock(returnNumbered(1042, { items: [tee, cap] }))).toBe(0);
  });

  it.each([
    [3, 0, "3 as new"],
    [1, 1, "1 as new, 1 damaged, 1 did not come"],
    [0, 0, "3 did not come"],
  ])("is what came once %i and %i were counted", (sellable, damaged, text) => {
    const item = { ...tee, sellable, damaged };
    expect(countedText(item)).toBe(text);
    expect(toStock(returnNumbered(1042, { items: [item, cap] }))).toBe(sellable);
  });
});
