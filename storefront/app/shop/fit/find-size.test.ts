import type { SizeTable, Wearer } from "@strive/backend/contracts/size-charts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kidsTable, menTable, shoeTable, trouserTable, womenTable } from "~/testing/size-charts";
import { canFind, estimateOf, findSize, LIKES, trendOf, type Person } from "./find-size";

const person = (height: number, weight: number, like: Person["like"] = "regular"): Person => ({
  height,
  weight,
  like,
});
const sizeOf = (table: SizeTable, who: Person, runs: "small" | "true" | "large" = "true") => {
  const found = findSize(table, who, runs);
  return found.kind === "unknown" ? null : found.size;
};

describe("a size is found", () => {
  it.each([
    ["men", menTable, person(174, 68), "M"],
    ["men", menTable, person(186, 88), "L"],
    ["women", womenTable, person(163, 60), "M"],
    ["women", womenTable, person(158, 49), "S"],
    ["trousers", trouserTable, person(178, 76), "34"],
    ["kids", kidsTable, person(113, 20), "6Y"],
    ["kids", kidsTable, person(140, 33), "10Y"],
  ] as const)("%s", (_, table, who, size) => {
    expect(findSize(table, who, "true")).toMatchObject({ kind: "size", size });
  });

  it("with what decided, and how each measure sits", () => {
    expect(findSize(menTable, person(174, 68), "true")).toEqual({
      kind: "size",
      size: "M",
      or: null,
      trend: "true",
      by: { measure: "chest", cm: 95, size: [94, 100], at: 66 },
      lines: [
        { measure: "chest", cm: 95, size: [94, 100], at: 66 },
        { measure: "waist", cm: 82, size: [80, 86], at: 59 },
        { measure: "hips", cm: 91, size: [94, 100], at: 98 },
      ],
    });
  });

  it("larger where waist or hips would be far too tight", () => {
    const narrow: SizeTable = {
      wearer: "men",
      measures: ["chest", "waist"],
      rows: [
        {
          size: "S",
          values: [
            [90, 100],
            [60, 64],
          ],
        },
        {
          size: "M",
          values: [
            [100, 110],
            [64, 68],
          ],
        },
        {
          size: "L",
          values: [
            [110, 120],
            [76, 88],
          ],
        },
      ],
    };
    expect(findSize(narrow, person(174, 68), "true")).toMatchObject({
      size: "M",
      by: { measure: "waist" },
    });
  });

  it("between two, and what somebody likes decides", () => {
    const middle = person(174, 66.6);
    expect(findSize(menTable, middle, "true")).toMatchObject({ size: "M", or: "S" });
    expect(findSize(menTable, { ...middle, like: "close" }, "true")).toMatchObject({
      size: "S",
      or: "M",
    });
    expect(findSize(menTable, { ...middle, like: "loose" }, "true")).toMatchObject({
      size: "M",
      or: "S",
    });
  });

  it("half a size further where buyers say it runs small or large", () => {
    const who = person(174, 71);
    expect(sizeOf(menTable, who)).toBe("M");
    expect(sizeOf(menTable, who, "small")).toBe("L");
    expect(sizeOf(menTable, who, "large")).toBe("M");
    expect(sizeOf(menTable, person(174, 69), "large")).toBe("S");
  });
});

describe("no size is made up", () => {
  it("beyond the largest and the smallest", () => {
    const large = findSize(menTable, person(190, 150), "true");
    expect(large).toMatchObject({ kind: "outside", side: "large", size: "XXL" });
    const small = findSize(kidsTable, person(70, 8), "true");
    expect(small).toMatchObject({ kind: "outside", side: "small", size: "2Y" });
  });

  it("from a foot, or from columns that don't grow", () => {
    expect(canFind(shoeTable)).toBe(false);
    const flat: SizeTable = {
      wearer: "men",
      measures: ["chest"],
      rows: [
        { size: "S", values: [100] },
        { size: "M", values: [100] },
      ],
    };
    expect(findSize(flat, person(174, 68), "true")).toEqual({ kind: "unknown" });
  });

  it("of a table with one size", () => {
    const one = (value: number | [number, number]): SizeTable => ({
      wearer: "men",
      measures: ["chest"],
      rows: [{ size: "M", values: [value] }],
    });
    expect(findSize(one(96), person(174, 68), "true")).toEqual({ kind: "unknown" });
    expect(sizeOf(one([90, 100]), person(174, 68))).toBe("M");
  });
});

describe("what buyers say counts", () => {
  it.each([
    [{ small: 4, true: 0, large: 0 }, "true"],
    [{ small: 3, true: 2, large: 0 }, "small"],
    [{ small: 3, true: 3, large: 0 }, "true"],
    [{ small: 0, true: 1, large: 4 }, "large"],
  ] as const)("%o: %s", (by, trend) => {
    expect(trendOf(by)).toBe(trend);
  });
});

const WEARERS: readonly Wearer[] = ["women", "men", "kids", "all"];
const people = fc.record({
  height: fc.integer({ min: 60, max: 220 }),
  weight: fc.integer({ min: 5, max: 200 }),
  like: fc.constantFrom(...LIKES),
});
/** Ranges that follow each other, or single values; sometimes with gaps. */
const tables = fc
  .record({
    wearer: fc.constantFrom(...WEARERS),
    measures: fc.constantFrom<SizeTable["measures"][]>(
      ["chest"],
      ["height", "chest", "waist"],
      ["waist", "hips", "inside_leg"],
      ["chest", "waist", "hips", "length"],
    ),
    starts: fc.array(fc.integer({ min: 30, max: 110 }), { minLength: 4, maxLength: 4 }),
    steps: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
    gap: fc.integer({ min: 0, max: 6 }),
    isRange: fc.boolean(),
  })
  .map(({ wearer, measures, starts, steps, gap, isRange }): SizeTable => {
    const at = measures.map((_, index) => starts[index] ?? 30);
    const rows = steps.map((step, row) => ({
      size: `S${row}`,
      values: measures.map((_, index) => {
        const from = at[index] ?? 0;
        at[index] = from + step + gap;
        return isRange ? ([from, from + step] as [number, number]) : from;
      }),
    }));
    return { wearer, measures, rows };
  });
const runs = fc.constantFrom("small", "true", "large");

describe("for any chart and anybody", () => {
  const indexIn = (table: SizeTable, who: Person, trend: "small" | "true" | "large") => {
    const found = findSize(table, who, trend);
    if (found.kind === "unknown") return null;
    // Beyond the chart is further than its last size.
    const side = found.kind === "size" ? 0 : found.side === "large" ? 0.5 : -0.5;
    return table.rows.findIndex(({ size }) => size === found.size) + side;
  };
  const grows = (less: number | null, more: number | null) => {
    if (less === null || more === null) expect(more).toBe(less);
    else expect(more).toBeGreaterThanOrEqual(less);
  };

  it("names no size that the chart lacks", () => {
    fc.assert(
      fc.property(tables, people, runs, (table, who, trend) => {
        const found = findSize(table, who, trend);
        if (found.kind === "unknown") return;
        const sizes = table.rows.map(({ size }) => size);
        expect(sizes).toContain(found.size);
        if (found.kind !== "size" || found.or === null) return;
        const distance = sizes.indexOf(found.or) - sizes.indexOf(found.size);
        expect(Math.abs(distance)).toBe(1);
      }),
    );
  });

  it("gives no smaller size to somebody heavier, or who likes it looser", () => {
    fc.assert(
      fc.property(
        tables,
        people,
        fc.integer({ min: 1, max: 60 }),
        runs,
        (table, who, more, trend) => {
          const at = indexIn(table, who, trend);
          grows(at, indexIn(table, { ...who, weight: who.weight + more }, trend));
          if (who.like !== "loose") grows(at, indexIn(table, { ...who, like: "loose" }, trend));
        },
      ),
    );
  });

  it("gives no smaller size to somebody taller of the same build", () => {
    fc.assert(
      fc.property(
        tables,
        people,
        fc.integer({ min: 1, max: 60 }),
        runs,
        (table, who, more, trend) => {
          const height = who.height + more;
          const weight = who.weight * (height / who.height) ** 2;
          grows(indexIn(table, who, trend), indexIn(table, { ...who, height, weight }, trend));
        },
      ),
    );
  });

  it("estimates nothing but what height and weight tell", () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...WEARERS), (who, wearer) => {
        expect(estimateOf(who, wearer, "foot")).toBeNull();
        expect(estimateOf(who, wearer, "chest")).toBeGreaterThan(0);
        expect(estimateOf(who, wearer, "inside_leg")).toBeLessThan(who.height);
      }),
    );
  });
});
