import { isHoliday } from "./holidays";

/** The days between which an order should arrive, `YYYY-MM-DD` in Kigali. */
export interface PromisedDays {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
/** Africa/Kigali is UTC+2 all year round. */
const KIGALI_MS = 2 * 3_600_000;
const SUNDAY = 0;

const isBusinessDay = (time: number) =>
  new Date(time).getUTCDay() !== SUNDAY && !isHoliday(new Date(time).toISOString().slice(0, 10));

/** The business day `count` after `today`; for 0 today itself, or the next one. */
function businessDayAfter(today: number, count: number): string {
  let day = today;
  let left = count;
  while (left > 0 || !isBusinessDay(day)) {
    day += DAY_MS;
    if (left > 0 && isBusinessDay(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * When an order placed now should arrive, in Kigali business days: Sundays and public holidays do
 * not count, and nothing is promised for them.
 */
export function promisedDays(now: Date, minDays: number, maxDays: number): PromisedDays {
  const here = now.getTime() + KIGALI_MS;
  const today = here - (here % DAY_MS);
  return { from: businessDayAfter(today, minDays), to: businessDayAfter(today, maxDays) };
}
