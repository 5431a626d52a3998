import {
  DEFAULT_COLOR as CONTRACT_COLOR,
  DEFAULT_SIZE as CONTRACT_SIZE,
} from "@strive/backend/contracts/catalogue";
import { describe, expect, it } from "vitest";
import { DEFAULT_COLOR, DEFAULT_SIZE, labelOfColor, quickChoice } from "./variant-choice";

const GREY = "#8b8d8a";
const BLACK = "#1b1a1a";

const variant = (size: string, color: string, stock_quantity: number) => ({
  id: `${size}-${color}`,
  size,
  color,
  stock_quantity,
});
const choose = (sizes: string[], colors: string[], ...variants: ReturnType<typeof variant>[]) =>
  quickChoice({ sizes, colors, variants })?.id ?? null;

describe("quickChoice", () => {
  it("has the contract's defaults", () => {
    expect([DEFAULT_SIZE, DEFAULT_COLOR]).toEqual([CONTRACT_SIZE, CONTRACT_COLOR]);
  });

  it("takes S when it is in stock", () => {
    const all = [variant("XS", BLACK, 3), variant("S", BLACK, 1)];
    expect(choose(["XS", "S"], [BLACK], ...all)).toBe(`S-${BLACK}`);
  });

  it("else the first size in stock, in the product's order", () => {
    const all = [variant("L", BLACK, 3), variant("S", BLACK, 0), variant("M", BLACK, 3)];
    expect(choose(["S", "M", "L"], [BLACK], ...all)).toBe(`M-${BLACK}`);
  });

  it("takes grey when it is offered, else the first colour in stock", () => {
    const both = [variant("S", BLACK, 3), variant("S", GREY, 3)];
    expect(choose(["S"], [BLACK, GREY], ...both)).toBe(`S-${GREY}`);
    const soldOut = [variant("S", BLACK, 3), variant("S", GREY, 0)];
    expect(choose(["S"], [GREY, BLACK], ...soldOut)).toBe(`S-${BLACK}`);
  });

  it("knows products without sizes and colours", () => {
    expect(choose([], [], variant("S", "Gray", 2))).toBe("S-Gray");
  });

  it("is null when nothing is in stock", () => {
    expect(choose(["S"], [BLACK], variant("S", BLACK, 0))).toBeNull();
    expect(choose([], [])).toBeNull();
  });
});

describe("labelOfColor", () => {
  it("names hex colours and keeps words", () => {
    expect(labelOfColor(BLACK)).toBe("Black");
    expect(labelOfColor("Gray")).toBe("Gray");
  });
});
