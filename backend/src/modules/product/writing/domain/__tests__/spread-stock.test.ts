import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadDifference, spreadEvenly } from "../spread-stock";

const sum = (list: readonly number[]) => list.reduce((total, units) => total + units, 0);
const units = fc.array(fc.nat(500), { minLength: 1, maxLength: 100 });

describe("spreadEvenly", () => {
  it.each([
    [10, 4, [3, 3, 2, 2]],
    [8, 4, [2, 2, 2, 2]],
    [2, 3, [1, 1, 0]],
    [0, 2, [0, 0]],
    [7, 1, [7]],
  ])("spreads %i over %i", (total, count, expected) => {
    expect(spreadEvenly(total, count)).toEqual(expected);
  });
});

describe("spreadDifference", () => {
  it.each([
    [[5, 5], 3, [7, 6]],
    [[5, 5], 0, [5, 5]],
    [[5, 5], -3, [3, 4]],
    [[1, 9], -6, [0, 4]],
    [[0, 0, 4], -4, [0, 0, 0]],
    [[3], -3, [0]],
  ])("changes %j by %i", (available, difference, expected) => {
    expect(spreadDifference(available, difference)).toEqual(expected);
  });

  it("always reaches the total, never goes below zero, and takes from nobody when adding", () => {
    fc.assert(
      fc.property(units, fc.nat(100_000), (available, total) => {
        const after = spreadDifference(available, total - sum(available));
        expect(sum(after)).toBe(total);
        expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
        const sign = Math.sign(total - sum(available));
        expect(after.every((now, index) => (now - (available[index] ?? 0)) * sign >= 0)).toBe(true);
      }),
    );
  });
});
