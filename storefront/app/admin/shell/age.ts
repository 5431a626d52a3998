import * as words from "~/words/admin";
import { dateText } from "~/lib/order-words";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this age on the date is shown. */
const MOST_DAYS = 7;

/** "now", "26 min", "3 h", "2 d", then the date. */
export function ageText(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (Number.isNaN(age)) return "";
  if (age < MINUTE_MS) return words.now;
  if (age < HOUR_MS) return words.minutes(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return words.hours(Math.floor(age / HOUR_MS));
  if (age < MOST_DAYS * DAY_MS) return words.days(Math.floor(age / DAY_MS));
  return dateText(iso);
}
