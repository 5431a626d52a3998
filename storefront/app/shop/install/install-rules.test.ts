import { expect, it } from "vitest";
import { isAppleTouch, mayAsk, parseVisits, withPage } from "./install-rules";

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 27);
const visits = (changes: object = {}) =>
  parseVisits({ count: 2, at: NOW - 2 * MINUTE, askedAt: 0, isInstalled: false, ...changes });

it("takes pages within half an hour for one visit", () => {
  const first = withPage(parseVisits(null), NOW);
  expect(first).toMatchObject({ count: 1, at: NOW });
  const goingOn = withPage(first, NOW + 30 * MINUTE);
  expect(goingOn.count).toBe(1);
  expect(withPage(goingOn, goingOn.at + 30 * MINUTE + 1).count).toBe(2);
  // A clock that was set back.
  expect(withPage(parseVisits({ at: NOW }), NOW - DAY).count).toBe(1);
});

it.each([
  ["the second visit", {}, true],
  ["the first visit", { count: 1 }, false],
  ["a visit 60 days after Not now", { askedAt: NOW - 60 * DAY }, false],
  ["a later one", { askedAt: NOW - 60 * DAY - 1 }, true],
  ["a visit after it was installed", { isInstalled: true }, false],
])("on %s", (_when, changes, isAsked) => {
  expect(mayAsk(visits(changes), NOW)).toBe(isAsked);
});

it.each([null, "x", [], { count: -1, at: "soon", askedAt: Number.NaN, isInstalled: "yes" }])(
  "survives %j in the storage",
  (raw) => {
    expect(parseVisits(raw)).toEqual({ count: 0, at: 0, askedAt: 0, isInstalled: false });
  },
);

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
it.each([
  ["an iPhone", `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  ["an iPad", `${MAC} Version/18.5 Safari/605.1.15`, 5, true],
  ["a Mac", `${MAC} Version/18.5 Safari/605.1.15`, 0, false],
  ["Chrome on an iPhone", `${IPHONE} CriOS/137.0 Mobile/15E148 Safari/604.1`, 5, false],
  ["a page within Instagram", `${IPHONE} Mobile/15E148 Instagram 382.0`, 5, false],
  [
    "an Android phone",
    "Mozilla/5.0 (Linux; Android 14) Chrome/137.0 Mobile Safari/537.36",
    5,
    false,
  ],
])("knows Safari on %s", (_name, userAgent, maxTouchPoints, isIt) => {
  expect(isAppleTouch({ userAgent, maxTouchPoints })).toBe(isIt);
});
