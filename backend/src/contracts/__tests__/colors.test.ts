import { describe, expect, it } from "vitest";
import { colorHex, colorName, NAMED_COLORS } from "../colors";

describe("the list", () => {
  it("has 24 distinct names and colours", () => {
    expect(NAMED_COLORS).toHaveLength(24);
    expect(new Set(NAMED_COLORS.map((c) => c.name)).size).toBe(24);
    expect(new Set(NAMED_COLORS.map((c) => c.hex)).size).toBe(24);
  });

  it.each(NAMED_COLORS.map((c) => [c.name, c.hex] as const))("%s names itself", (name, hex) => {
    expect(colorName(hex)).toBe(name);
    expect(colorHex(name)).toBe(hex);
  });
});

describe("the nearest name", () => {
  it.each([
    ["#ffffff", "White"],
    ["#000000", "Black"],
    ["#fff", "White"],
    ["000", "Black"],
    ["#FF0000", "Red earth"],
    ["#ffff00", "Yellow"],
    ["#0000ff", "Cobalt"],
    ["#000080", "Navy"],
    ["#1a2238", "Navy"],
    ["#800080", "Purple"],
    ["#ffc0cb", "Pink"],
    ["#808080", "Grey"],
    ["#c0c0c0", "Stone"],
    ["#008080", "Teal"],
    ["#f4e9cf", "Cream"],
    ["#22a050", "Green"],
    ["#006400", "Green"],
    ["#ffa500", "Ochre"],
    ["#add8e6", "Lake blue"],
    ["#8b4513", "Rust"],
    ["#800020", "Burgundy"],
    ["#dcd6c9", "Stone"],
    ["#6d7a58", "Tea green"],
  ])("%s is %s", (hex, name) => {
    expect(colorName(hex)).toBe(name);
  });

  it.each(["", "red", "#12", "#12345", "#gggggg", "#1234567"])("nothing for %s", (bad) => {
    expect(colorName(bad)).toBeNull();
  });
});
