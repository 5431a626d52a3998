import { expect, it } from "vitest";
import { collectionStateOf, nextChange } from "../collection-state";

const NOW = Date.parse("2026-12-05T18:00:00.000Z");
const at = (ms: number) => new Date(NOW + ms).toISOString();

it("begins and ends to the millisecond, or never", () => {
  expect(collectionStateOf({ startsAt: null, endsAt: null }, NOW)).toBe("shown");
  expect(collectionStateOf({ startsAt: at(1), endsAt: null }, NOW)).toBe("soon");
  expect(collectionStateOf({ startsAt: at(0), endsAt: at(1) }, NOW)).toBe("shown");
  expect(collectionStateOf({ startsAt: null, endsAt: at(0) }, NOW)).toBe("over");
});

it("knows what changes next", () => {
  const times = [
    { startsAt: at(-5), endsAt: at(9) },
    { startsAt: at(4), endsAt: null },
  ];
  expect(nextChange(times, NOW)).toBe(NOW + 4);
  expect(nextChange(times, NOW + 4)).toBe(NOW + 9);
  expect(nextChange(times, NOW + 9)).toBeNull();
});
