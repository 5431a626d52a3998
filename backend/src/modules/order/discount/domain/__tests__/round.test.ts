import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholeRwf } from "../round";

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe("parts of a franc", () => {
  it("are rounded half up, line by line", () => {
    const left = [1000, 1000, 1000, 1000];
    expect(wholeRwf([0.4, 0.5, 1.5, 2.49], left, false)).toEqual([0, 1, 2, 2]);
    // As Medusa's division leaves it.
    expect(wholeRwf([0.4999999999], [10], false)).toEqual([1]);
  });

  it("make the shares of one amount that amount", () => {
    expect(wholeRwf([333.33333, 333.33333, 333.33334], [500, 500, 500], true)).toEqual([
      333, 334, 333,
    ]);
    expect(wholeRwf([500.5, 500.5], [1000, 1000], true)).toEqual([501, 500]);
  });

  it("never take more than is left, nor less than nothing, and sum up", () => {
    const share = fc.record({
      amount: fc.integer({ min: 0, max: 500_000 }).map((n) => n / 100),
      left: fc.integer({ min: 0, max: 6000 }),
    });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 20 }), fc.boolean(), (lines, isShared) => {
        const amounts = lines.map(({ amount, left }) => Math.min(amount, left));
        const taken = wholeRwf(
          amounts,
          lines.map(({ left }) => left),
          isShared,
        );
        for (const [at, one] of taken.entries()) {
          expect(Number.isInteger(one)).toBe(true);
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(lines[at]?.left ?? 0);
          if (!isShared)
            expect(one).toBe(Math.min(Math.floor((amounts[at] ?? 0) + 0.5), lines[at]?.left ?? 0));
        }
        const exact = sumOf(amounts);
        const margin = isShared ? 1 : lines.length / 2;
        expect(Math.abs(sumOf(taken) - exact)).toBeLessThanOrEqual(margin + 0.001);
      }),
    );
  });
});
