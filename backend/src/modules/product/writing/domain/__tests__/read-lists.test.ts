import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readColor, readColors, readSizes } from "../read-lists";

describe("readSizes", () => {
  it.each([
    ["JSON text", '["S","M"]', ["S", "M"]],
    ["a list", ["S", " M ", ""], ["S", "M"]],
    ["a comma list", "S, M ,,L", ["S", "M", "L"]],
    ["other separators", "S;M\nL", ["S", "M", "L"]],
    ["JSON text within JSON text", '"[\\"S\\",\\"M\\"]"', ["S", "M"]],
    ["JSON text in a list", ['["S","M"]'], ["S", "M"]],
    ["a comma list in a list", ["S,M"], ["S", "M"]],
    ["numbers", [38, "40"], ["38", "40"]],
    ["objects", [{ size: "S" }, { name: "M" }, { value: "L" }], ["S", "M", "L"]],
    ["an object with numbers as keys", { 0: "S", 1: "M" }, ["S", "M"]],
    ["an object of choices", { S: true, M: false, L: true }, ["S", "L"]],
    ["the same size twice", ["S", "s", "S"], ["S"]],
    ["a size with a space", "One size", ["One size"]],
    ["nothing", "", []],
    ["null", null, []],
    ["a blank list", ["", "  "], []],
  ])("reads %s", (_, value, sizes) => {
    expect(readSizes(value)).toEqual({ sizes, problem: null });
  });

  it("refuses a size that is too long, has control characters or is broken JSON text", () => {
    expect(readSizes('["S", "M"').problem?.field).toBe("sizes");
    expect(readSizes("x".repeat(20)).problem).toBeNull();
    expect(readSizes("x".repeat(21)).problem?.field).toBe("sizes");
    expect(readSizes(["a\u0000b"]).problem?.field).toBe("sizes");
  });

  it("reads whatever JSON there is without failing, and finds nothing blank or twice", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { sizes } = readSizes(value);
        expect(sizes.every((size) => size === size.trim() && size !== "")).toBe(true);
        expect(new Set(sizes).size).toBe(sizes.length);
      }),
    );
  });
});

describe("readColors", () => {
  it.each([
    ["JSON text", '["#1B1A1A","#f2f0ea"]', ["#1b1a1a", "#f2f0ea"]],
    ["a list", ["#1b1a1a", "#F2F0EA"], ["#1b1a1a", "#f2f0ea"]],
    ["a comma list", "#1b1a1a, #f2f0ea", ["#1b1a1a", "#f2f0ea"]],
    ["text with codes in it", "black (#1b1a1a) or white=#f2f0ea;", ["#1b1a1a", "#f2f0ea"]],
    ["objects", [{ name: "Black", hex: "#1b1a1a" }], ["#1b1a1a"]],
    ["an object with codes as keys", { "#1b1a1a": "Black" }, ["#1b1a1a"]],
    ["short codes", ["#fa0"], ["#ffaa00"]],
    ["the same colour twice", ["#1b1a1a", "#1B1A1A"], ["#1b1a1a"]],
    ["words beside codes", ["Red", "#1b1a1a"], ["#1b1a1a"]],
    ["nothing", "", []],
    ["an empty list as text", "[]", []],
    ["null", null, []],
  ])("reads %s", (_, value, colors) => {
    expect(readColors(value)).toEqual({ colors, problem: null });
  });

  it.each([
    ["words alone", "Red"],
    ["a code without #", "1b1a1a"],
    ["eight digits", "#1b1a1aff"],
  ])("refuses %s", (_, value) => {
    expect(readColors(value)).toEqual({
      colors: [],
      problem: { field: "colors", message: "Colours must be codes like #b5301a" },
    });
  });

  it("reads whatever JSON there is to clean codes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { colors } = readColors(value);
        expect(colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
      }),
    );
  });

  it("reads one colour", () => {
    expect(readColor(" #ABC ")).toBe("#aabbcc");
    expect(readColor("Gray")).toBeNull();
  });
});
