import { describe, expect, it } from "vitest";
import { productNamed, products } from "~/testing/fixtures";
import { guideOf, kindOf } from "./guide-of";

const product = (
  category_name: string | null,
  sizes: string[],
  gender: "men" | "women" | "kids" | null = null,
) => ({
  category_id:
    category_name === null ? null : { _id: "cat", category_name, gender: "unisex" as const },
  sizes,
  gender,
});
const LETTERS = ["S", "M"];

describe("kindOf", () => {
  it.each([
    ["T-Shirts", LETTERS, "tops"],
    ["Shirts", LETTERS, "tops"],
    ["Dresses", LETTERS, "tops"],
    ["Jeans", ["28", "30"], "bottoms"],
    ["Shorts", LETTERS, "bottoms"],
    ["Skirts", LETTERS, "bottoms"],
    ["Shoes", ["36", "37"], "footwear"],
    ["Kids", ["2Y"], "kids"],
    ["Accessories", ["One size"], "oneSize"],
    ["Accessories", [], "oneSize"],
  ] as const)("reads the category: %s", (category, sizes, kind) => {
    expect(kindOf(product(category, [...sizes]))).toBe(kind);
  });

  it.each([
    [["28", "30", "32"], "bottoms"],
    [["40", "41", "42"], "footwear"],
    [["S", "M"], "tops"],
    [[], "oneSize"],
  ] as const)("falls back on the sizes %j", (sizes, kind) => {
    expect(kindOf(product(null, [...sizes]))).toBe(kind);
    expect(kindOf(product("New in", [...sizes]))).toBe(kind);
  });

  it("recognises kids' clothes by gender, and still their shoes", () => {
    expect(kindOf(product("T-Shirts", ["4-5"], "kids"))).toBe("kids");
    expect(kindOf(product("Shoes", ["28"], "kids"))).toBe("footwear");
  });
});

describe("guideOf", () => {
  it("shows the product's own sizes in its own order, for whom it is made", () => {
    const { tables } = guideOf(product("Hoodies", ["M", "L"], "men"));
    expect(tables).toEqual([
      {
        wearer: "men",
        columns: ["chest", "waist", "hips"],
        rows: [
          {
            size: "M",
            values: [
              [94, 100],
              [80, 86],
              [94, 100],
            ],
          },
          {
            size: "L",
            values: [
              [100, 108],
              [86, 94],
              [100, 108],
            ],
          },
        ],
      },
    ]);
  });

  it("shows both tables when there is no gender", () => {
    const wearers = guideOf(product("Hoodies", LETTERS)).tables.map(({ wearer }) => wearer);
    expect(wearers).toEqual(["women", "men"]);
  });

  it("shows the whole chart when it knows none of the sizes", () => {
    const [kids] = guideOf(productNamed("Diamond Tee Kids")).tables;
    expect(kids?.rows.map(({ size }) => size)).toEqual([
      "2Y",
      "4Y",
      "6Y",
      "8Y",
      "10Y",
      "12Y",
      "14Y",
    ]);
  });

  it("has a value in every cell, whatever the product", () => {
    for (const known of products) {
      for (const { columns, rows } of guideOf(known).tables) {
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row.values).toHaveLength(columns.length);
      }
    }
  });
});
