import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAMED_COLORS } from "../../../../../contracts/colors";
import { colorHexOf } from "../color-words";

describe("colorHexOf", () => {
  it("knows the shop's own names as the shop means them", () => {
    expect(NAMED_COLORS.map(({ name }) => colorHexOf(name))).toEqual(
      NAMED_COLORS.map(({ hex }) => hex),
    );
  });

  it.each([
    ["Navy Blue", "#232c45"],
    ["  NAVY-blue ", "#232c45"],
    ["Light Gray", "#c4c6c5"],
    ["heather_grey", "#a9abab"],
    ["Umukara", "#1b1a1a"],
    ["#ABC", "#aabbcc"],
    ["#B5301A", "#b5301a"],
    ["#b5301", null],
    ["b5301a", null],
    ["facade", null],
    ["Zebra", null],
    ["", null],
    ["constructor", null],
  ])("of %j is %j", (text, hex) => expect(colorHexOf(text)).toBe(hex));

  it("leaves every code as it is", () => {
    fc.assert(fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (hex) => colorHexOf(hex) === hex));
  });
});
