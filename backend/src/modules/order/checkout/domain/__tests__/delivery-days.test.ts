import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promisedDays } from "../delivery-days";
import { isHoliday } from "../holidays";

const promised = (now: string, min: number, max: number) => promisedDays(new Date(now), min, max);

describe("public holidays of Rwanda", () => {
  it.each([
    "2026-01-01",
    "2026-02-01",
    "2026-04-03", // Good Friday
    "2026-04-06", // Easter Monday
    "2026-04-07",
    "2026-05-27", // Eid al-Adha
    "2026-07-04",
    "2026-08-07", // Umuganura
    "2027-08-06", // Umuganura
    "2027-03-29", // Easter Monday
    "2026-12-26",
  ])("knows %s", (day) => {
    expect(isHoliday(day)).toBe(true);
  });

  it.each(["2026-11-23", "2026-04-08", "2026-08-14", "2027-08-13", "2026-12-24"])(
    "does not make one of %s",
    (day) => {
      expect(isHoliday(day)).toBe(false);
    },
  );
});

describe("the days an order is promised for", () => {
  it.each([
    // A Saturday: Sunday does not count.
    ["2026-11-21T10:00:00Z", 1, 2, "2026-11-23", "2026-11-24"],
    ["2026-11-21T10:00:00Z", 3, 5, "2026-11-25", "2026-11-27"],
    // Half past eleven at night in Kigali is still Monday, two hours later Tuesday has begun.
    ["2026-11-23T21:30:00Z", 1, 1, "2026-11-24", "2026-11-24"],
    ["2026-11-23T22:30:00Z", 1, 1, "2026-11-25", "2026-11-25"],
    // Christmas, Boxing Day and a Sunday.
    ["2026-12-24T08:00:00Z", 1, 2, "2026-12-28", "2026-12-29"],
    // Over the New Year.
    ["2026-12-31T08:00:00Z", 1, 1, "2027-01-04", "2027-01-04"],
    // The same day, unless it is a day off.
    ["2026-11-23T08:00:00Z", 0, 1, "2026-11-23", "2026-11-24"],
    ["2026-11-22T08:00:00Z", 0, 1, "2026-11-23", "2026-11-23"],
  ])("placed %s, %i to %i days: %s to %s", (now, min, max, from, to) => {
    expect(promised(now, min, max)).toEqual({ from, to });
  });

  it("are working days, in order, and as far away as said (property)", () => {
    const isFree = (day: string) => new Date(day).getUTCDay() === 0 || isHoliday(day);
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 20 }),
        (now, min, more) => {
          const { from, to } = promisedDays(now, min, min + more);
          expect(isFree(from) || isFree(to)).toBe(false);
          expect(from <= to).toBe(true);
          const today = new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
          let working = 0;
          for (
            let day = new Date(today);
            day.toISOString().slice(0, 10) < from;
            day = new Date(day.getTime() + 86_400_000)
          ) {
            if (!isFree(new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10)))
              working += 1;
          }
          expect(working).toBe(min);
        },
      ),
    );
  });
});
