import { describe, expect, it } from "vitest";
import { searchTermOf } from "../search-term";

describe("what staff look for", () => {
  it.each([
    [" Aline Uwase ", "aline uwase"],
    ["STR-000123", "str-000123"],
    ["0788 123 456", "788123456"],
    ["+250 788 123 456", "+250788123456"],
    ["000123", "000123"],
    ["07", "07"],
    ["aline@example.rw", "aline@example.rw"],
  ])("reads %s as %s", (typed, term) => {
    expect(searchTermOf(typed)).toBe(term);
  });
});
