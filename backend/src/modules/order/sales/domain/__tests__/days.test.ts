import { describe, expect, it } from "vitest";
import { lastDays, lastMonths } from "../days";

describe("days and months of Kigali", () => {
  it("end with today there, which begins two hours before UTC's", () => {
    expect(lastDays(new Date("2026-11-21T21:59:00Z"), 2)).toEqual(["2026-11-20", "2026-11-21"]);
    expect(lastDays(new Date("2026-11-21T22:00:00Z"), 1)).toEqual(["2026-11-22"]);
    expect(lastDays(new Date("2027-01-01T10:00:00Z"), 2)).toEqual(["2026-12-31", "2027-01-01"]);
    expect(lastMonths(new Date("2026-12-31T22:30:00Z"), 3)).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
    ]);
    expect(lastMonths(new Date("2026-03-31T10:00:00Z"), 2)).toEqual(["2026-02", "2026-03"]);
  });
});
