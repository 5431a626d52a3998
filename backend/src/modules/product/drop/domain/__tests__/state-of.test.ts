import { expect, it } from "vitest";
import { dropStateOf } from "../state-of";

const OPENS = Date.parse("2026-12-05T18:00:00.000Z");
const ENDS = OPENS + 3_600_000;
const times = { opensAt: new Date(OPENS).toISOString(), endsAt: new Date(ENDS).toISOString() };

it("opens and ends to the millisecond, and is sold out only between", () => {
  expect(dropStateOf(times, OPENS - 1, 0)).toBe("soon");
  expect(dropStateOf(times, OPENS, 1)).toBe("open");
  expect(dropStateOf(times, OPENS, 0)).toBe("sold_out");
  expect(dropStateOf(times, ENDS - 1, 1)).toBe("open");
  expect(dropStateOf(times, ENDS, 1)).toBe("over");
  expect(dropStateOf({ ...times, endsAt: null }, ENDS, 1)).toBe("open");
});
