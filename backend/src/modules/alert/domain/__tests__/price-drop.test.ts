import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BEFORE_MS,
  dropOf,
  HOLD_MS,
  isLateStep,
  LEAST_DROP,
  QUIET_MS,
  stepsOf,
  type Asked,
} from "../price-drop";

const DAY = 24 * 3_600_000;
const NOW = new Date("2026-11-28T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
/** Prices with the days since which they are asked. */
const asked = (...steps: Array<[daysAgo: number, asked: number]>): Asked[] =>
  steps.map(([days, price]) => ({ since: ago(days), asked: price }));
const watched = { since: ago(100), toldAt: null };

describe("a drop", () => {
  it("is a price below all of the 30 days before it", () => {
    expect(dropOf(asked([200, 20_000], [2, 15_000]), watched, NOW)).toEqual({
      drop: { beforeRwf: 20_000, nowRwf: 15_000 },
    });
  });

  it.each([
    ["nothing was ever asked", []],
    ["it always cost that", asked([200, 20_000])],
    ["it rose", asked([200, 15_000], [2, 20_000])],
    ["it rose and fell back", asked([200, 20_000], [5, 25_000], [2, 20_000])],
    ["it fell less than a twentieth", asked([200, 20_000], [2, 19_100])],
    ["it is a sale of before again", asked([200, 20_000], [20, 15_000], [10, 20_000], [2, 15_000])],
  ])("is none where %s", (_, history) => {
    expect(dropOf(history, watched, NOW)).toEqual({ drop: null, at: null });
  });

  it("is one again after a month at the old price", () => {
    const history = asked([200, 20_000], [50, 15_000], [40, 20_000], [2, 15_000]);
    expect(dropOf(history, watched, NOW).drop).toEqual({ beforeRwf: 20_000, nowRwf: 15_000 });
  });

  it("is measured by what stood for an hour", () => {
    const slip = asked([200, 20_000], [5, 2_000], [5 - 0.01, 20_000], [2, 15_000]);
    expect(dropOf(slip, watched, NOW).drop).toEqual({ beforeRwf: 20_000, nowRwf: 15_000 });
  });

  it("waits an hour, and knows till when", () => {
    const history = asked([200, 20_000], [0.01, 15_000]);
    const due = new Date(ago(0.01).getTime() + HOLD_MS);
    expect(dropOf(history, watched, NOW)).toEqual({ drop: null, at: due });
    expect(dropOf(history, watched, due).drop).not.toBeNull();
  });

  it("is none of what was cheap when it was wished for", () => {
    expect(
      dropOf(asked([200, 20_000], [2, 15_000]), { since: ago(1), toldAt: null }, NOW).drop,
    ).toBeNull();
  });

  it("compares with nothing from before it was wished for", () => {
    const history = asked([200, 10_000], [60, 20_000], [2, 15_000]);
    expect(dropOf(history, { since: ago(50), toldAt: null }, NOW).drop).toEqual({
      beforeRwf: 20_000,
      nowRwf: 15_000,
    });
  });

  it("is told two weeks after the last one at the earliest", () => {
    const told = { since: ago(100), toldAt: ago(5) };
    const history = asked([200, 20_000], [5.1, 15_000], [1, 10_000]);
    const due = new Date(ago(5).getTime() + QUIET_MS);
    expect(dropOf(history, told, NOW)).toEqual({ drop: null, at: due });
    expect(dropOf(history, told, due).drop).toEqual({ beforeRwf: 15_000, nowRwf: 10_000 });
  });
});

it.each([
  [false, "never changed", asked([1, 20_000])],
  [true, "changed lately", asked([90, 20_000], [40, 15_000])],
  [false, "changed long ago", asked([90, 20_000], [45, 15_000])],
])("is looked at for who watches: %s where it %s", (isLooked, _, history) => {
  expect(isLateStep(history, NOW)).toBe(isLooked);
});

it("takes a price that became a sale for one price", () => {
  expect(stepsOf(asked([9, 5], [8, 5], [7, 4], [6, 4], [5, 5]))).toEqual(
    asked([9, 5], [7, 4], [5, 5]),
  );
});

it("never tells of a price that was asked within a month for an hour", () => {
  const step = fc.tuple(
    fc.integer({ min: 0, max: 60 * 24 }),
    fc.integer({ min: 1_000, max: 50_000 }),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (drawn) => {
      const hours = [...new Map(drawn).entries()].sort(([one], [other]) => other - one);
      const steps = stepsOf(
        hours.map(([hour, price]) => ({ since: ago(hour / 24), asked: price })),
      );
      const { drop } = dropOf(steps, { since: ago(90), toldAt: null }, NOW);
      if (drop === null) return;
      const last = steps.at(-1);
      const from = (last?.since.getTime() ?? 0) - BEFORE_MS;
      for (const [at, { since, asked: price }] of steps.slice(0, -1).entries()) {
        const until = steps[at + 1]?.since.getTime() ?? 0;
        if (until > from && until - since.getTime() >= HOLD_MS) {
          expect(drop.nowRwf).toBeLessThanOrEqual(price * (1 - LEAST_DROP));
        }
      }
    }),
  );
});
