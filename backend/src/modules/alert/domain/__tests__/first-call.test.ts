import fc from "fast-check";
import { expect, it } from "vitest";
import { FIRST_CALL_HOURS, firstCallSince } from "../first-call";

const since = (utc: string) => firstCallSince(new Date(utc)).toISOString();

/** Kigali is two hours ahead. */
it.each([
  ["noon", "2026-11-28T10:00:00.000Z", "2026-11-28T08:00:00.000Z"],
  ["ten, two hours into the day", "2026-11-28T08:00:00.000Z", "2026-11-28T06:00:00.000Z"],
  [
    "nine: an hour of today, one of yesterday",
    "2026-11-28T07:00:00.000Z",
    "2026-11-27T17:00:00.000Z",
  ],
  ["three at night", "2026-11-28T01:00:00.000Z", "2026-11-27T16:00:00.000Z"],
  ["nine in the evening", "2026-11-28T19:00:00.000Z", "2026-11-28T16:00:00.000Z"],
  ["just after midnight there", "2026-11-27T22:30:00.000Z", "2026-11-27T16:00:00.000Z"],
])("at %s", (_, now, expected) => {
  expect(since(now)).toBe(expected);
});

it("never moves back, and always leaves at least two hours", () => {
  const moment = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((minute) => minute * 60_000);
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      const [first, second] = [firstCallSince(new Date(earlier)), firstCallSince(new Date(later))];
      expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime());
      expect(later - second.getTime()).toBeGreaterThanOrEqual(FIRST_CALL_HOURS * 3_600_000);
    }),
  );
});
