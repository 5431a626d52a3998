import { afterEach, describe, expect, it } from "vitest";
import {
  isSameDay,
  localInput,
  longDayText,
  momentOf,
  shortDayText,
  timeText,
} from "./kigali-time";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

/** The eve of the day, for who is not in Rwanda. */
const LATE = "2026-11-28T22:30:00.000Z";
const NOW = Date.parse("2026-11-20T08:00:00.000Z");

describe.each(["UTC", "America/New_York", "Asia/Tokyo"])("for a browser in %s", (tz) => {
  it("inputs show and read Rwanda's time", () => {
    process.env["TZ"] = tz;
    expect(localInput("2026-11-28T06:00:00.000Z")).toBe("2026-11-28T08:00");
    expect(localInput(LATE)).toBe("2026-11-29T00:30");
    expect(localInput(null)).toBe("");
    expect(momentOf("2026-11-28T08:00")).toBe("2026-11-28T06:00:00.000Z");
    expect(momentOf("2026-11-29T00:30")).toBe(LATE);
    expect(momentOf("2026-11-28T08:00:30")).toBe("2026-11-28T06:00:30.000Z");
  });

  it("dates are Rwanda's", () => {
    process.env["TZ"] = tz;
    const ms = Date.parse(LATE);
    expect(shortDayText(ms, NOW)).toBe("29 Nov");
    expect(longDayText(ms, NOW)).toBe("Sunday 29 November");
    expect(timeText(ms)).toBe("00:30");
    expect(isSameDay(ms, Date.parse("2026-11-29T21:59:00.000Z"))).toBe(true);
    expect(isSameDay(ms, Date.parse("2026-11-28T21:59:00.000Z"))).toBe(false);
  });
});

it("names no moment where the input names none", () => {
  expect(["", "soon", "2026-11-31T25:00", "20266-11-28T08:00"].map(momentOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("says the year where it is another than this", () => {
  // In Rwanda it is already the new year.
  const newYear = Date.parse("2025-12-31T22:00:00.000Z");
  expect(shortDayText(newYear, NOW)).toBe("1 Jan");
  expect(shortDayText(newYear - 1, NOW)).toBe("31 Dec 2025");
  expect(longDayText(newYear - 1, NOW)).toBe("Wednesday 31 December 2025");
});
