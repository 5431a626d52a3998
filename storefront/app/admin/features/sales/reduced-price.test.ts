import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentOff, reducedPrice, ROUND_TO } from "./reduced-price";

describe("reducedPrice", () => {
  it.each([
    [45_000, 20, 500, 36_000],
    [34_000, 25, 100, 25_500],
    [19_000, 20, 500, 15_000],
    [18_950, 10, 100, 17_100],
    [18_950, 12.5, 1, 16_581],
    // Rounded to 500 it would be the price, or more.
    [1000, 5, 500, 950],
    [400, 10, 500, 360],
    // Rounded to 500 it would be nothing.
    [300, 90, 500, 30],
    [2, 90, 1, 1],
    // Nothing lower is left.
    [1, 50, 1, null],
    [10, 1, 1, null],
    [0, 50, 1, null],
  ] as const)("RWF %i less %d%%, rounded to %i, is %s", (price, percent, roundTo, result) => {
    expect(reducedPrice(price, percent, roundTo)).toBe(result);
  });

  it("is a whole number below the price and above nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.double({ min: 0.01, max: 99.99, noNaN: true }),
        fc.constantFrom(...ROUND_TO),
        (price, percent, roundTo) => {
          const result = reducedPrice(price, percent, roundTo);
          if (result === null) {
            // Less than half a franc off, or no franc to go down to.
            expect(price <= 1 || (price * percent) / 100 <= 0.5).toBe(true);
            return;
          }
          expect(Number.isInteger(result)).toBe(true);
          expect(result).toBeGreaterThanOrEqual(1);
          expect(result).toBeLessThan(price);
        },
      ),
    );
  });
});

describe("percentOff", () => {
  it.each([
    [45_000, 36_000, 20],
    [45_000, 44_999, 0],
    [30_000, 20_000, 33],
    [0, 0, 0],
  ])("of RWF %i at %i is %i", (price, salePrice, percent) => {
    expect(percentOff(price, salePrice)).toBe(percent);
  });
});
