import type { DateShape } from "~/lib/date-shape";
import { KIGALI_MS, kigaliTime } from "~/lib/kigali-day";
import * as words from "~/words/admin-discounts";
import { dateFormat } from "~/words/dates";

/** Rwanda is two hours ahead of UTC all year. */
const OFFSET = "+02:00";

/** For `<input type="datetime-local">`: "2026-11-28T08:00" in Rwanda, whatever zone the browser is in. */
export const localInput = (iso: string | null): string =>
  iso === null ? "" : new Date(Date.parse(iso) + KIGALI_MS).toISOString().slice(0, 16);

/** The moment that such an input names; null for one that it can't name. */
export function momentOf(input: string): string | null {
  const at = new Date(`${input}${OFFSET}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Unix time; null stays null. */
export const timeOf = (iso: string | null): number | null =>
  iso === null ? null : Date.parse(iso);

const partOf = (ms: number, shape: DateShape): string => dateFormat(shape).format(ms);

const yearOf = (ms: number): string => partOf(ms, { year: "numeric" });
const otherYear = (ms: number, now: number): string | null =>
  yearOf(ms) === yearOf(now) ? null : yearOf(ms);

/** "1 Nov", "1 Nov 2025" when that is another year. @param ms Unix time, as `now` */
export const shortDayText = (ms: number, now: number): string =>
  words.shortDay(
    partOf(ms, { day: "numeric" }),
    partOf(ms, { month: "short" }),
    otherYear(ms, now),
  );

/** "Saturday 28 November" */
export const longDayText = (ms: number, now: number): string =>
  words.longDay(
    partOf(ms, { weekday: "long" }),
    partOf(ms, { day: "numeric" }),
    partOf(ms, { month: "long" }),
    otherYear(ms, now),
  );

/** "08:00" */
export const timeText = kigaliTime;

export const isSameDay = (one: number, other: number): boolean =>
  shortDayText(one, other) === shortDayText(other, other);
