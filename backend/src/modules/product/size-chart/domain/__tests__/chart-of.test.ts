import { describe, expect, it } from "vitest";
import type { ProductGender } from "../../../../../contracts/catalogue";
import { sizeTableSchema, type SizeTable, type Wearer } from "../../../../../contracts/size-charts";
import { BOTTOMS, FOOTWEAR, KIDS, TOPS } from "../built-in";
import { builtInChart, chartOf, kindOf } from "../chart-of";

const product = (
  category: string | null,
  sizes: readonly string[],
  gender: ProductGender | null = null,
) => ({ category, sizes, gender });
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
    ["Accessories", ["One size"], "one_size"],
    ["Accessories", [], "one_size"],
  ] as const)("reads the category: %s", (category, sizes, kind) => {
    expect(kindOf(product(category, sizes))).toBe(kind);
  });

  it.each([
    [["28", "30", "32"], "bottoms"],
    [["40", "41", "42"], "footwear"],
    [["S", "M"], "tops"],
    [[], "one_size"],
  ] as const)("falls back on the sizes %j", (sizes, kind) => {
    expect(kindOf(product(null, sizes))).toBe(kind);
    expect(kindOf(product("New in", sizes))).toBe(kind);
  });

  it("recognises kids' clothes by gender, and still their shoes", () => {
    expect(kindOf(product("T-Shirts", ["4-5"], "kids"))).toBe("kids");
    expect(kindOf(product("Shoes", ["28"], "kids"))).toBe("footwear");
  });
});

describe("the built-in charts", () => {
  it("are what staff could have written", () => {
    for (const table of [...TOPS, ...BOTTOMS, ...FOOTWEAR, ...KIDS]) {
      expect(sizeTableSchema.parse(table)).toEqual(table);
    }
  });

  it("say more of each larger size, in either run of sizes", () => {
    const endsOf = (table: SizeTable, column: number, isRow: (size: string) => boolean) =>
      table.rows
        .filter(({ size }) => isRow(size))
        .map(({ values }) => values[column])
        .map((cm) => (typeof cm === "number" ? cm : (cm?.[1] ?? 0)));
    for (const table of [...TOPS, ...BOTTOMS, ...FOOTWEAR, ...KIDS]) {
      for (const column of table.measures.keys()) {
        for (const isRow of [
          (size: string) => /^\d/.test(size),
          (size: string) => /^\D/.test(size),
        ]) {
          const ends = endsOf(table, column, isRow);
          expect(ends).toEqual(ends.toSorted((one, other) => one - other));
        }
      }
    }
  });

  it("are none for what has one size", () => {
    expect(builtInChart(product("Accessories", ["One size"]))).toEqual([]);
    expect(chartOf(product("Accessories", ["One size"]), [])).toEqual({
      source: "built_in",
      tables: [],
    });
  });
});

describe("chartOf", () => {
  const table = (wearer: Wearer, ...sizes: string[]): SizeTable => ({
    wearer,
    measures: ["chest"],
    rows: sizes.map((size, index) => ({ size, values: [80 + index] })),
  });

  it("shows the product's own sizes in its own order, for whom it is made", () => {
    const { source, tables } = chartOf(product("Hoodies", ["L", "M"], "men"), [null]);
    expect(source).toBe("built_in");
    expect(tables).toEqual([
      {
        wearer: "men",
        measures: ["chest", "waist", "hips"],
        rows: [
          {
            size: "L",
            values: [
              [100, 108],
              [86, 94],
              [100, 108],
            ],
          },
          {
            size: "M",
            values: [
              [94, 100],
              [80, 86],
              [94, 100],
            ],
          },
        ],
      },
    ]);
  });

  it("shows both tables without a gender, and never a child's", () => {
    const written = [[table("women", "S"), table("kids", "S"), table("men", "S")]];
    const { tables } = chartOf(product("Hoodies", ["S"]), written);
    expect(tables.map(({ wearer }) => wearer)).toEqual(["women", "men"]);
  });

  it("takes the nearest chart that says something for whom it is made", () => {
    const own = [table("women", "S", "M")];
    const parents = [table("men", "M", "L")];
    const men = product("Hoodies", ["M"], "men");
    expect(chartOf(product("Hoodies", ["M"], "women"), [own, parents]).source).toBe("own");
    expect(chartOf(men, [own, parents])).toEqual({
      source: "parent",
      tables: [{ ...table("men"), rows: [{ size: "M", values: [80] }] }],
    });
    expect(chartOf(men, [own, null]).source).toBe("built_in");
  });

  it("takes a table for everyone whoever it is made for", () => {
    const written = [[table("all", "40", "41")]];
    for (const gender of ["men", "women", "kids", null] as const) {
      const { tables } = chartOf(product("Shoes", ["41"], gender), written);
      expect(tables).toEqual([{ ...table("all"), rows: [{ size: "41", values: [81] }] }]);
    }
  });

  it("shows the whole chart when it knows none of the sizes", () => {
    const [kids] = chartOf(product("Kids", ["4-5"], "kids"), []).tables;
    expect(kids?.rows.map(({ size }) => size)).toEqual(KIDS[0]?.rows.map(({ size }) => size));
  });
});
