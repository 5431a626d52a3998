import type { DateFormat, DateShape } from "~/lib/date-shape";
import { KIGALI_MS } from "~/lib/kigali-day";

const MONTHS = [
  "Mutarama",
  "Gashyantare",
  "Werurwe",
  "Mata",
  "Gicurasi",
  "Kamena",
  "Nyakanga",
  "Kanama",
  "Nzeri",
  "Ukwakira",
  "Ugushyingo",
  "Ukuboza",
] as const;
const WEEKDAYS = [
  "ku cyumweru",
  "ku wa mbere",
  "ku wa kabiri",
  "ku wa gatatu",
  "ku wa kane",
  "ku wa gatanu",
  "ku wa gatandatu",
] as const;
const SHORT_MONTH = 3;

/** Of a date in UTC. */
function partsOf(shape: DateShape, date: Date) {
  const { weekday, day, month, year } = shape;
  const name = MONTHS[date.getUTCMonth()] ?? "";
  // People write months out: a short one is for where nothing else has room, such as a chart.
  const isAlone = weekday === undefined && day === undefined && year === undefined;
  return {
    weekday: weekday && WEEKDAYS[date.getUTCDay()],
    day: day && String(date.getUTCDate()),
    month: month && (month === "short" && isAlone ? name.slice(0, SHORT_MONTH) : name),
    year: year && String(date.getUTCFullYear()),
  };
}

/** Browsers know no Kinyarwanda: "ku wa gatanu, 27 Ugushyingo 2026". */
export const dateFormat = (shape: DateShape): DateFormat => ({
  format(at) {
    const date = new Date(Number(at) + (shape.timeZone === "UTC" ? 0 : KIGALI_MS));
    const { weekday, day, month, year } = partsOf(shape, date);
    const rest = [day, month, year].filter(Boolean).join(" ");
    return [weekday, rest].filter(Boolean).join(", ");
  },
});
