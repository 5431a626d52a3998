import { describe, expect, it } from "vitest";
import { numberOf } from "../product-limits";

describe("a number as people type it", () => {
  it.each([
    ["45000", 45_000],
    ["45,000", 45_000],
    ["45 000", 45_000],
    // As French writes it, and as a spreadsheet copies it.
    ["45\u202f000", 45_000],
    ["1\u00a0250\u00a0000", 1_250_000],
    [" 2,000.50 ", 2000.5],
    [12, 12],
  ])("reads %j", (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each(["", "45.000.000", "4,5000", "45 00", "1,000 000", "45,000,", "RWF 45,000", "1e5", "-1"])(
    "does not guess what %j means",
    (text) => {
      expect(numberOf(text)).toBeNaN();
    },
  );
});
