import { describe, expect, it } from "vitest";
import { COLOR_FAMILIES, colorFamily, FAMILY_RULES, type ColorFamily } from "../color-families";
import { NAMED_COLORS, type ColorName } from "../colors";

/** What a shopper would look for the shop's own colours under. */
const OWN: Readonly<Record<ColorName, ColorFamily>> = {
  White: "white",
  Black: "black",
  Charcoal: "grey",
  Grey: "grey",
  Stone: "sand",
  Cream: "sand",
  Khaki: "sand",
  Brown: "brown",
  Rust: "brown",
  "Red earth": "red",
  Burgundy: "red",
  Pink: "pink",
  Ochre: "yellow",
  Yellow: "yellow",
  Olive: "green",
  "Tea green": "green",
  Green: "green",
  Forest: "green",
  Teal: "blue",
  "Lake blue": "blue",
  "Denim blue": "blue",
  Cobalt: "blue",
  Navy: "navy",
  Purple: "purple",
};

describe("colorFamily", () => {
  it.each(NAMED_COLORS)("knows $name ($hex)", ({ name, hex }) => {
    expect(colorFamily(hex)).toBe(OWN[name]);
  });

  it.each([
    ["black", "#000000 #141414 #1a1918"],
    ["grey", "#808080 #c0c0c0 #333333 #8b8d8a"],
    ["white", "#ffffff #f4f1ea #fffff0 #e6e6e1"],
    ["sand", "#d8cfbc #f5f5dc #d2b48c #e6dcc6 #c2ad8c"],
    ["brown", "#8b4513 #7a4526 #3a2114 #5b4c28 #b98a5a"],
    ["red", "#ff0000 #ff6347 #dc143c #800000 #8c2413"],
    ["orange", "#ff7f00 #ffa500 #cc5500"],
    ["yellow", "#ffff00 #ffd700 #f0e68c #d29f45"],
    ["green", "#00ff00 #6d7a58 #808000 #2e8b57"],
    ["blue", "#0000ff #008080 #4169e1 #87ceeb"],
    ["navy", "#000080 #191970 #23262d #2c3440"],
    ["purple", "#800080 #4b0082 #9370db #e6e6fa"],
    ["pink", "#ffc0cb #ff69b4 #ff00ff #fa8072"],
  ] as const)("says %s to %s", (family, hexes) => {
    for (const hex of hexes.split(" ")) expect(colorFamily(hex), hex).toBe(family);
  });

  it("has a word for every colour, in either case and however short, and none for other texts", () => {
    const steps = ["00", "33", "66", "99", "cc", "ff"];
    const found = steps.flatMap((r) =>
      steps.flatMap((g) => steps.map((b) => colorFamily(`#${r}${g}${b}`))),
    );
    expect(new Set(found)).toEqual(new Set(COLOR_FAMILIES));
    expect(colorFamily("#B5301A")).toBe("red");
    expect(colorFamily("#f00")).toBe("red");
    for (const text of ["Gray", "", "#12", "red"]) expect(colorFamily(text)).toBeNull();
  });

  it("follows rules the last of which holds everything", () => {
    expect(FAMILY_RULES.at(-1)).toEqual({ family: "red" });
  });
});
