import { describe, expect, it } from "vitest";
import { otherVariants } from "./other-variants";

const variant = (id: string, size: string, color: string, more: object = {}) => ({
  id,
  size,
  color,
  stock_quantity: 5,
  ...more,
});
const priced = (price: number) => ({ price, compare_at_price: null });

const ARTICLE = {
  price: 12_000,
  compare_at_price: null,
  sizes: ["M", "L"],
  colors: ["Black", "White"],
  variants: [
    variant("black-m", "M", "Black"),
    variant("black-l", "L", "Black"),
    variant("white-m", "M", "White"),
    variant("white-l", "L", "White"),
  ],
};
const LINE = { variant_id: "white-m", size: "M", color: "White", quantity: 2, unit_price: 12_000 };

/** What is said of one other variant. */
function otherAt(price: number | undefined, line: object = {}, own: object = {}) {
  const more = price === undefined ? {} : priced(price);
  const variants = [variant("white-m", "M", "White", own), variant("white-l", "L", "White", more)];
  return otherVariants({ ...LINE, ...line }, { ...ARTICLE, variants })[0];
}

describe("what a line can be changed for", () => {
  it("is every other variant, those of its colour first", () => {
    const names = otherVariants(LINE, ARTICLE).map(({ name }) => name);
    expect(names).toEqual(["White, L", "Black, M", "Black, L"]);
  });

  it("is named without what all have in common", () => {
    expect(otherAt(undefined)?.name).toBe("L");
  });

  it("costs what was paid, or what its own variant costs today", () => {
    expect(otherAt(12_000)).toMatchObject({ state: "free", moreRwf: 0 });
    // It was bought in a sale, which has ended; it was dearer, and what it costs today is asked for nowhere.
    expect(otherAt(undefined, { unit_price: 9_000 })).toMatchObject({ state: "free" });
    expect(otherAt(9_000, { unit_price: 9_000 })).toMatchObject({ state: "free", moreRwf: 0 });
    expect(otherAt(15_000)).toMatchObject({ state: "priced", moreRwf: 3_000 });
    expect(otherAt(10_000)).toMatchObject({ state: "priced", moreRwf: -2_000 });
    expect(otherAt(15_000, {}, priced(13_000))).toMatchObject({ moreRwf: 2_000 });
    expect(otherAt(15_000, { variant_id: "gone" })).toMatchObject({ state: "free" });
  });

  it("is short where fewer are left than the line has", () => {
    const at = (stock_quantity: number) => {
      const variants = [variant("white-l", "L", "White", { stock_quantity })];
      return otherVariants(LINE, { ...ARTICLE, variants })[0]?.state;
    };
    expect([0, 1, 2].map(at)).toEqual(["short", "short", "free"]);
  });
});
