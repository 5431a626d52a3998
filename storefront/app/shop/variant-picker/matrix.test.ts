import { describe, expect, it } from "vitest";
import { matrixOf, onlyCellOf, placeAfter, startOf } from "./matrix";

const BLACK = "#1b1a1a";
const RED = "#b5301a";

/** `stock` by "size/colour"; combinations not listed are not made. */
function productOf(sizes: string[], colors: string[], stock: Record<string, number>) {
  const variants = Object.entries(stock).map(([key, stock_quantity]) => {
    const [size = "", color = ""] = key.split("/");
    return { id: `v_${key}`, size, color, stock_quantity };
  });
  return { sizes, colors, variants };
}
const hoodie = matrixOf(
  productOf(["S", "M", "L"], [BLACK, RED], {
    [`S/${BLACK}`]: 0,
    [`M/${BLACK}`]: 4,
    [`L/${BLACK}`]: 2,
    [`M/${RED}`]: 3,
  }),
);
const leftIn = ({ rows }: ReturnType<typeof matrixOf>) =>
  rows.map((cells) => cells.map(({ left }) => left));

describe("matrixOf", () => {
  it("has a row of sizes for each colour; what is not made is sold out", () => {
    expect(hoodie.kind).toBe("both");
    expect(leftIn(hoodie)).toEqual([
      [0, 4, 2],
      [0, 3, 0],
    ]);
    expect(hoodie.rows[1]?.[0]).toEqual({ size: "S", color: RED, variant: null, left: 0 });
  });

  it("has one row where only sizes or only colours are chosen", () => {
    const tee = matrixOf(productOf(["S", "M"], [BLACK], { [`S/${BLACK}`]: 1, [`M/${BLACK}`]: 2 }));
    expect([tee.kind, leftIn(tee)]).toEqual(["size", [[1, 2]]]);
    const boots = matrixOf(productOf(["40", "41"], [], { "40/Gray": 1, "41/Gray": 0 }));
    expect([boots.kind, leftIn(boots)]).toEqual(["size", [[1, 0]]]);
    const cap = matrixOf(productOf([], [BLACK, RED], { [`S/${BLACK}`]: 1, [`S/${RED}`]: 2 }));
    expect([cap.kind, leftIn(cap)]).toEqual(["color", [[1, 2]]]);
  });
});

describe("what is chosen on opening", () => {
  it("is no size where the colour has several, even if sold out", () => {
    expect(onlyCellOf(hoodie, BLACK)).toBeNull();
    expect(onlyCellOf(hoodie, "#00ff00")).toBeNull();
  });

  it("is the one size that the colour is made in", () => {
    expect(onlyCellOf(hoodie, RED)).toMatchObject({ size: "M", left: 3 });
    const cap = matrixOf(productOf([], [BLACK, RED], { [`S/${BLACK}`]: 1, [`S/${RED}`]: 0 }));
    expect(onlyCellOf(cap, RED)).toMatchObject({ size: "S", color: RED, left: 0 });
  });
});

describe("the keyboard", () => {
  it("begins at the shown colour's first cell in stock", () => {
    expect(startOf(hoodie, BLACK)).toEqual({ row: 0, column: 1 });
    expect(startOf(hoodie, RED)).toEqual({ row: 1, column: 1 });
    expect(startOf(hoodie, "#00ff00")).toEqual({ row: 0, column: 0 });
  });

  it("begins at the colour's first cell where all are sold out", () => {
    const gone = matrixOf(productOf(["S", "M"], [BLACK, RED], { [`S/${RED}`]: 0 }));
    expect(startOf(gone, RED)).toEqual({ row: 1, column: 0 });
  });

  it.each([
    ["ArrowRight", { row: 0, column: 2 }],
    ["ArrowLeft", { row: 0, column: 0 }],
    ["ArrowDown", { row: 1, column: 1 }],
    ["ArrowUp", { row: 0, column: 1 }],
    ["Home", { row: 0, column: 0 }],
    ["End", { row: 0, column: 2 }],
    ["Enter", null],
  ])("%s moves on, but not past the edge", (key, place) => {
    expect(placeAfter(hoodie, { row: 0, column: 1 }, key)).toEqual(place);
    if (place) {
      const twice = placeAfter(hoodie, placeAfter(hoodie, place, key) ?? place, key);
      expect(placeAfter(hoodie, twice ?? place, key)).toEqual(twice);
    }
  });
});
