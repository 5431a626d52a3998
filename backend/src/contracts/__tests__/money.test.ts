import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  convertRwf,
  DEFAULT_PRICE_RWF,
  FALLBACK_RATES,
  formatMoney,
  MAX_MONEY_RWF,
  parsePriceRwf,
  priceText,
} from "../money";

describe("convertRwf", () => {
  it.each([
    [30_000, "RWF", 30_000],
    [30_000, "USD", 24.9],
    [30_000, "EUR", 23.1],
    [18_000, "USD", 14.94],
    [0, "USD", 0],
    [Number.NaN, "EUR", 0],
  ] as const)("%s RWF in %s is %s", (amount, currency, expected) => {
    expect(convertRwf(amount, currency, FALLBACK_RATES)).toBe(expected);
  });

  it("never has more than 2 decimals and keeps the order of prices", () => {
    const price = fc.integer({ min: 0, max: MAX_MONEY_RWF });
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [low, high] = a <= b ? [a, b] : [b, a];
        const lowUsd = convertRwf(low, "USD", FALLBACK_RATES);
        const highUsd = convertRwf(high, "USD", FALLBACK_RATES);
        expect(lowUsd).toBeLessThanOrEqual(highUsd);
        expect(Number(lowUsd.toFixed(2))).toBe(lowUsd);
      }),
    );
  });
});

describe("formatMoney", () => {
  it.each([
    [45_000, "RWF", "RWF 45,000"],
    [24.9, "USD", "$24.90"],
    [23.1, "EUR", "€23.10"],
    [999, "RWF", "RWF 999"],
    [1_234_567, "RWF", "RWF 1,234,567"],
    [1_234.5, "USD", "$1,234.50"],
    [-2_000, "RWF", "-RWF 2,000"],
    [0, "EUR", "€0.00"],
  ] as const)("%s %s reads %s", (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});

it("joins conversion and text", () => {
  expect(priceText(18_000, "USD", FALLBACK_RATES)).toBe("$14.94");
});

describe("parsePriceRwf", () => {
  it.each([
    [12_500, 12_500],
    ["12,500 RWF", 12_500],
    ["RWF 8000", 8_000],
    ["", DEFAULT_PRICE_RWF],
    ["free", DEFAULT_PRICE_RWF],
    [Number.NaN, DEFAULT_PRICE_RWF],
    [undefined, DEFAULT_PRICE_RWF],
    [null, DEFAULT_PRICE_RWF],
  ])("reads %j as %i", (price, expected) => {
    expect(parsePriceRwf(price)).toBe(expected);
  });
});
