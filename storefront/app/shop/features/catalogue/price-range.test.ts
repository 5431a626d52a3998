import { FALLBACK_RATES } from "@strive/backend/contracts/money";
import { describe, expect, it } from "vitest";
import {
  currencyMark,
  endsOf,
  fieldText,
  inOrder,
  pricesOf,
  thumbsOf,
  typedRwf,
} from "./price-range";

const counts: number[] = [];
const bars = { from: 8_200, to: 95_000, counts };
const ends = { low: 8_000, high: 95_000 };

describe("the slider of prices", () => {
  it("ends at whole steps around every price, and always has room to move", () => {
    expect(endsOf(bars)).toEqual(ends);
    expect(endsOf({ from: 9_000, to: 9_000, counts })).toEqual({ low: 9_000, high: 9_500 });
  });

  it("excludes nothing at its ends", () => {
    expect(pricesOf({ from: 8_000, to: 95_000 }, ends)).toEqual({
      min_price: null,
      max_price: null,
    });
    expect(pricesOf({ from: 8_500, to: 40_000 }, ends)).toEqual({
      min_price: 8_500,
      max_price: 40_000,
    });
  });

  it("keeps its thumbs within its ends, and in order", () => {
    expect(thumbsOf({ min_price: null, max_price: null }, ends)).toEqual({
      from: 8_000,
      to: 95_000,
    });
    expect(thumbsOf({ min_price: 100, max_price: 200_000 }, ends)).toEqual({
      from: 8_000,
      to: 95_000,
    });
    expect(thumbsOf({ min_price: 50_000, max_price: 20_000 }, ends)).toEqual({
      from: 50_000,
      to: 50_000,
    });
  });
});

describe("a typed price", () => {
  it.each([
    ["12,000", "RWF", 12_000],
    ["12 000 RWF", "RWF", 12_000],
    ["", "RWF", null],
    ["about", "USD", null],
    ["10", "USD", 12_048],
    ["$9.96", "USD", 12_000],
    ["9,96", "USD", 12_000],
    ["1,000", "EUR", 1_298_701],
    ["9999999999999", "RWF", 999_999_999],
  ] as const)("%s in %s is %s francs", (text, currency, rwf) => {
    expect(typedRwf(text, currency, FALLBACK_RATES)).toBe(rwf);
  });

  it("stands in its field as it would be typed", () => {
    expect(fieldText(12_000, "RWF", FALLBACK_RATES)).toBe("12,000");
    expect(fieldText(12_000, "USD", FALLBACK_RATES)).toBe("9.96");
    expect(fieldText(12_048, "USD", FALLBACK_RATES)).toBe("10");
    expect((["RWF", "USD", "EUR"] as const).map(currencyMark)).toEqual(["RWF", "$", "€"]);
  });

  it("goes to the other side where it belongs", () => {
    expect(inOrder({ min_price: 40_000, max_price: 12_000 })).toEqual({
      min_price: 12_000,
      max_price: 40_000,
    });
    expect(inOrder({ min_price: null, max_price: 12_000 })).toEqual({
      min_price: null,
      max_price: 12_000,
    });
  });
});
