import { describe, expect, it } from "vitest";
import { menTable } from "~/testing/size-charts";
import { cmOf, draftOf, tablesOf, withMeasure, withoutMeasure, withRow } from "./draft";

it.each([
  ["84–88", [84, 88]],
  ["84 - 88", [84, 88]],
  ["23,5", 23.5],
  [" 70 ", 70],
  ["", null],
  ["84–", null],
  ["wide", null],
  ["84–88–90", null],
])("reads %j", (cell, cm) => {
  expect(cmOf(cell)).toEqual(cm);
});

describe("a draft", () => {
  it("is what it was made of", () => {
    expect(tablesOf(draftOf([menTable]))).toEqual([menTable]);
  });

  it("grows by a row and a measurement that are to be filled in", () => {
    const [draft] = draftOf([menTable]);
    if (!draft) throw new Error("No table");
    const grown = withMeasure(withRow(draft, "3XL"), "length");
    const [table] = tablesOf([grown]);
    expect(table?.measures.at(-1)).toBe("length");
    expect(table?.rows.at(-1)).toEqual({ size: "3XL", values: [null, null, null, null] });
    const [less] = tablesOf([withoutMeasure(grown, "waist")]);
    expect(less?.measures).toEqual(["chest", "hips", "length"]);
    expect(less?.rows[0]?.values).toEqual([[84, 88], [84, 88], null]);
  });
});
