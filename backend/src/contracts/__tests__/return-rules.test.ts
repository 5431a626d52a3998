import { describe, expect, it } from "vitest";
import { handOversIn, isAllBack } from "../return-rules";

describe("handOversIn", () => {
  it.each([
    ["Gasabo", "rider"],
    ["kicukiro", "rider"],
    ["Nyarugenge", "rider"],
    ["Huye", "bus"],
    ["Nowhere", "bus"],
  ])("%s: by %s first, or to the shop", (district, way) => {
    expect(handOversIn(district)).toEqual([way, "shop"]);
  });
});

describe("isAllBack", () => {
  const items = [
    { id: "tee", quantity: 3 },
    { id: "card", quantity: 1, is_gift_card: true as const },
  ];
  const back = (quantity: number, status: "approved" | "withdrawn" = "approved") => ({
    status,
    items: [{ item_id: "tee", quantity, sellable: null, damaged: null }],
  });

  it("asks for every piece of the goods, and for no gift card", () => {
    expect(isAllBack(items, [back(3)])).toBe(true);
    expect(isAllBack(items, [back(2)])).toBe(false);
    expect(isAllBack(items, [back(2), back(1)])).toBe(true);
    expect(isAllBack(items, [back(2), back(1, "withdrawn")])).toBe(false);
  });

  it("counts what comes besides", () => {
    expect(isAllBack(items, [back(2)], () => 1)).toBe(true);
    expect(isAllBack(items, [], () => 1)).toBe(false);
  });
});
