import { describe, expect, test } from "vitest";
import { choose } from "./choice";
import { boundedQuantity, stockOf } from "./stock";

const BLACK = "#1b1a1a";
const RED = "#b5301a";

function stockFor(
  stock: Record<string, number>,
  query = "",
  sizes = ["S", "M"],
  colors = [BLACK, RED],
  quantity = 1,
) {
  const variants = Object.entries(stock).map(([key, stock_quantity]) => {
    const [size = "", color = ""] = key.split("/");
    return { id: key, size, color, stock_quantity };
  });
  const product = { variants, sizes, colors };
  return stockOf(product, choose(product, new URLSearchParams(query)), quantity);
}

describe("what is said about the stock", () => {
  test.each([
    [6, { kind: "plenty" }],
    [5, { kind: "low", text: "Only 5 left" }],
    [1, { kind: "low", text: "Only 1 left" }],
    [0, { kind: "sold-out" }],
  ])("%i units", (units, expected) => {
    expect(stockFor({ [`S/${BLACK}`]: units })).toEqual(expected);
  });

  test.each([
    [12, 11, { kind: "plenty" }],
    [12, 12, { kind: "low", text: "Only 12 left" }],
    [99, 99, { kind: "low", text: "Only 99 left" }],
    [500, 98, { kind: "plenty" }],
    [500, 99, { kind: "low", text: "At most 99 per order" }],
  ])("%i units of which %i are wanted", (units, wanted, expected) => {
    const stock = { [`S/${BLACK}`]: units };
    expect(stockFor(stock, "", ["S", "M"], [BLACK, RED], wanted)).toEqual(expected);
  });

  test("a sold-out size suggests another one", () => {
    expect(stockFor({ [`S/${BLACK}`]: 0, [`M/${BLACK}`]: 9 }, "size=S")).toEqual({
      kind: "choice-sold-out",
      text: "Size S in Black is sold out. Choose another size.",
    });
  });

  test("a sold-out colour suggests another one", () => {
    expect(stockFor({ [`S/${BLACK}`]: 0, [`S/${RED}`]: 9 }, "color=1b1a1a&size=S")).toEqual({
      kind: "choice-sold-out",
      text: "Size S in Black is sold out. Choose another color.",
    });
    expect(stockFor({ [`S/${BLACK}`]: 0, [`S/${RED}`]: 9 }, "color=1b1a1a", [])).toEqual({
      kind: "choice-sold-out",
      text: "Black is sold out. Choose another color.",
    });
  });

  test("a size of a product without colours", () => {
    expect(stockFor({ "S/Gray": 0, "M/Gray": 9 }, "size=S", ["S", "M"], [])).toEqual({
      kind: "choice-sold-out",
      text: "Size S is sold out. Choose another size.",
    });
  });
});

test.each([
  [3, 5, 3],
  [8, 5, 5],
  [100, 500, 99],
  [0, 5, 1],
  [4, 0, 1],
])("%i wanted of %i in stock are taken as %i", (wanted, stock_quantity, taken) => {
  const variant = { id: "v", size: "S", color: "Gray", stock_quantity };
  expect(boundedQuantity(wanted, variant)).toBe(taken);
});
