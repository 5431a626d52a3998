import fc from "fast-check";
import { expect, it } from "vitest";
import { dropPollSeconds, placeDelayMs } from "../drop-rules";

const NOW = "2026-12-05T18:00:00.000Z";
const open = {
  state: "open",
  places: 5000,
  admitted: 200,
  left: 100,
  now: NOW,
  opens_at: NOW,
} as const;
const soon = { ...open, state: "soon" } as const;

it("looks again when it opens, and soon where somebody is near his turn", () => {
  expect(dropPollSeconds({ ...soon, opens_at: "2026-12-05T18:00:12.400Z" }, null, 0)).toBe(13);
  expect(dropPollSeconds({ ...soon, opens_at: "2026-12-05T18:00:12.400Z" }, null, 1)).toBe(33);
  // Longer than a browser's timers can.
  expect(dropPollSeconds({ ...soon, opens_at: "2027-12-06T18:00:00.000Z" }, null, 1)).toBe(300);
  expect(dropPollSeconds(open, 201, 0.5)).toBe(5);
  expect(dropPollSeconds(open, 300, 0.5)).toBe(5);
  expect(dropPollSeconds(open, 5000, 0.5)).toBe(30);
  expect(dropPollSeconds(open, 5000, 0)).toBe(22.5);
  expect(dropPollSeconds({ ...open, state: "over" }, 201, 0.5)).toBe(300);
});

it("never asks oftener the farther somebody is", () => {
  const place = fc.integer({ min: 201, max: 20_000 });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const [near, far] = one < other ? [one, other] : [other, one];
      expect(dropPollSeconds(open, near, 0.3)).toBeLessThanOrEqual(dropPollSeconds(open, far, 0.3));
    }),
  );
});

it("spreads those who waited, so that the shop goes on", () => {
  expect(placeDelayMs(4000, 0)).toBe(0);
  expect(placeDelayMs(4000, 0.5)).toBe(8000);
  expect(placeDelayMs(1, 0.9)).toBeLessThan(4);
});
