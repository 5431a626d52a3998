import {
  DEFAULT_COLOR as CONTRACT_COLOR,
  DEFAULT_SIZE as CONTRACT_SIZE,
} from "@strive/backend/contracts/catalogue";
import { describe, expect, it } from "vitest";
import {
  choiceName,
  DEFAULT_COLOR,
  DEFAULT_SIZE,
  defaultColor,
  defaultSize,
  imageOfColor,
  isSoldOut,
  labelOfColor,
  shownColor,
  sizesIn,
} from "./variant-choice";

const GREY = "#8b8d8a";
const BLACK = "#1b1a1a";
const RED = "#b5301a";

const variant = (size: string, color: string, stock_quantity: number) => ({
  id: `${size}-${color}`,
  size,
  color,
  stock_quantity,
});
const product = (
  sizes: string[],
  colors: string[],
  variants: ReturnType<typeof variant>[],
  image_colors: Array<string | null> = [],
) => {
  const images = image_colors.map((_, at) => `/${at}.webp`);
  return { sizes, colors, variants, images, image_colors, image: images[0] ?? null };
};
const sizeIn = (color: string, sizes: string[], ...variants: ReturnType<typeof variant>[]) =>
  defaultSize(sizesIn(product(sizes, [color], variants), color));

it("has the contract's defaults", () => {
  expect([DEFAULT_SIZE, DEFAULT_COLOR]).toEqual([CONTRACT_SIZE, CONTRACT_COLOR]);
});

describe("the size of a colour", () => {
  it("is S when that is in stock", () => {
    const all = [variant("XS", BLACK, 3), variant("S", BLACK, 1)];
    expect(sizeIn(BLACK, ["XS", "S"], ...all)).toBe("S");
  });

  it("is else the first one in stock in this colour, in the product's order", () => {
    const all = [
      variant("L", BLACK, 3),
      variant("S", BLACK, 0),
      variant("S", RED, 9),
      variant("M", BLACK, 3),
    ];
    expect(sizeIn(BLACK, ["S", "M", "L"], ...all)).toBe("M");
  });

  it("is S or the first when all are sold out, and S where there are none", () => {
    expect(sizeIn(BLACK, ["XS", "S"], variant("XS", BLACK, 0))).toBe("S");
    expect(sizeIn(BLACK, ["40", "41"], variant("40", BLACK, 0))).toBe("40");
    expect(sizeIn("Gray", [], variant("S", "Gray", 2))).toBe("S");
    expect(defaultSize([])).toBe("S");
  });
});

describe("the colour that a card shows", () => {
  const both = [variant("S", BLACK, 3), variant("S", GREY, 3)];

  it("is that of its first picture, even if it is sold out", () => {
    expect(shownColor(product(["S"], [BLACK, GREY], both, [GREY, BLACK]))).toBe(GREY);
    const gone = [variant("S", BLACK, 3), variant("S", GREY, 0)];
    expect(shownColor(product(["S"], [BLACK, GREY], gone, [GREY]))).toBe(GREY);
  });

  it("is one in stock where the picture shows none, or one that is not sold", () => {
    const some = [variant("S", BLACK, 0), variant("S", GREY, 3)];
    expect(shownColor(product(["S"], [BLACK, GREY], some, [null, BLACK]))).toBe(GREY);
    expect(shownColor(product(["S"], [BLACK, GREY], both, [RED]))).toBe(BLACK);
    expect(shownColor(product(["S"], [BLACK, GREY], both))).toBe(BLACK);
  });

  it("is Gray for a product without colours", () => {
    expect(shownColor(product([], [], [variant("S", "Gray", 2)]))).toBe("Gray");
    expect(defaultColor(product([], [], []))).toBe("Gray");
  });
});

describe("the picture of a colour", () => {
  const pictured = product([], [BLACK, RED, GREY], [], [BLACK, RED, null, RED]);

  it("is the first that shows it", () => {
    expect(imageOfColor(pictured, RED)).toBe("/1.webp");
  });

  it("never shows another colour while a picture fits all colours", () => {
    expect(imageOfColor(pictured, GREY)).toBe("/2.webp");
    expect(imageOfColor(product([], [], [], [BLACK]), GREY)).toBe("/0.webp");
    expect(imageOfColor(product([], [], []), GREY)).toBeNull();
  });
});

it("is sold out when nothing is in stock", () => {
  expect(isSoldOut(product(["S"], [BLACK], [variant("S", BLACK, 0)]))).toBe(true);
  expect(isSoldOut(product([], [], []))).toBe(true);
  expect(isSoldOut(product([], [], [variant("S", BLACK, 0), variant("M", BLACK, 1)]))).toBe(false);
});

it("describes what there is to choose", () => {
  const chosen = { size: "M", color: RED };
  expect(choiceName({ sizes: ["M"], colors: [RED] }, chosen)).toBe("Red earth, M");
  expect(choiceName({ sizes: [], colors: [RED] }, chosen)).toBe("Red earth");
  expect(choiceName({ sizes: ["M"], colors: [] }, chosen)).toBe("M");
  expect(choiceName({ sizes: [], colors: [] }, chosen)).toBe("");
});

describe("labelOfColor", () => {
  it("names hex colours and keeps words", () => {
    expect(labelOfColor(BLACK)).toBe("Black");
    expect(labelOfColor("Gray")).toBe("Gray");
  });
});
