import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_MONEY_RWF } from "../../../../../contracts/money";
import { vatOf } from "../../../../../contracts/vat";
import { LATE_HOURS, pauseAfter } from "../late";

const rwf = fc.integer({ min: 1, max: MAX_MONEY_RWF });

describe("VAT in a total", () => {
  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [118, 18],
    [1000, 153],
    [25_000, 3814],
    [30_000, 4576],
    [1_180_000, 180_000],
  ])("%i RWF contain %i", (total, vat) => {
    expect(vatOf(total)).toBe(vat);
  });

  it("is less than half a franc off, whatever the total", () => {
    fc.assert(
      fc.property(rwf, (total) => {
        // In whole numbers: |118 vat - 18 total| < 59.
        expect(Math.abs(118 * vatOf(total) - 18 * total)).toBeLessThan(59);
      }),
    );
  });

  it("grows with the total, so that no credit note has more than its sale", () => {
    fc.assert(
      fc.property(rwf, rwf, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(vatOf(less)).toBeLessThanOrEqual(vatOf(more));
      }),
    );
  });

  it("in any parts of a total, is off by at most half a franc a part", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const sum = parts.reduce((vat, part) => vat + vatOf(part), 0);
        expect(Math.abs(sum - vatOf(total))).toBeLessThanOrEqual((parts.length + 1) / 2);
      }),
    );
  });
});

describe("the queue", () => {
  it("rests longer after each try, and never longer than five minutes", () => {
    const pauses = Array.from({ length: 12 }, (_, at) => pauseAfter(at + 1));
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBe(300);
  });

  it("is reported before the law's 48 hours, and when they are over", () => {
    expect(LATE_HOURS.at(-1)).toBe(48);
    expect(LATE_HOURS[0]).toBeLessThan(48);
  });
});
