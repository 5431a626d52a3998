import { describe, expect, it } from "vitest";
import { pairsOf } from "../looked-at-pairs";
import { WeeklyShares } from "../weekly-shares";

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 23);

describe("pairsOf", () => {
  it("has every two once, the lower first, whatever was said twice", () => {
    expect(pairsOf(["c", "a", "c", "b"])).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]);
    expect(pairsOf(["a", "a"])).toEqual([]);
  });
});

describe("what one address adds", () => {
  it("is each pair once a week, and other addresses have their own share", () => {
    const shares = new WeeklyShares(1000);
    const pairs = pairsOf(["a", "b", "c"]);
    expect(shares.take("one", pairs, MONDAY)).toEqual(pairs);
    expect(shares.take("one", pairsOf(["b", "c", "d"]), MONDAY + 6 * DAY)).toEqual([
      ["b", "d"],
      ["c", "d"],
    ]);
    expect(shares.take("other", pairs, MONDAY + 6 * DAY)).toEqual(pairs);
    expect(shares.take("one", pairs, MONDAY + 7 * DAY)).toEqual(pairs);
  });

  it("is few pairs of one product, so that nobody puts it beside everything", () => {
    const shares = new WeeklyShares(1000);
    const pushed = Array.from({ length: 200 }, (_, at) => ["pushed", `x${at}`] as const);
    expect(shares.take("one", pushed, MONDAY)).toHaveLength(60);
    expect(shares.take("one", [["x0", "x1"]], MONDAY)).toHaveLength(1);
  });

  it("is forgotten before it grows without end", () => {
    const shares = new WeeklyShares(10);
    for (let address = 0; address < 50; address++) {
      shares.take(`${address}`, [["a", "b"]], MONDAY);
    }
    expect(shares.size).toBe(10);
  });
});
