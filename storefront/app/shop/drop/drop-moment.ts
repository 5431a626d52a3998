import { kigaliTime } from "~/lib/kigali-day";
import { dateFormat } from "~/words/dates";
import * as words from "~/words/drops";
import { clockText } from "./use-clock";

const day = dateFormat({ weekday: "long", day: "numeric", month: "long" });
const weekday = dateFormat({ weekday: "short" });
const dayOfYear = dateFormat({ day: "numeric", month: "short" });

const DAY_MS = 86_400_000;

/** "In 4:59", "In 3 days". @param ms until then, not below 0 */
export const untilText = (ms: number): string =>
  ms < 2 * DAY_MS ? words.inTime(clockText(ms)) : words.inDays(Math.floor(ms / DAY_MS));

/** "Friday, December 5, 20:00", in Kigali. @param iso ISO 8601 */
export const momentText = (iso: string): string =>
  words.moment(day.format(Date.parse(iso)), kigaliTime(Date.parse(iso)));

/** "Sat 10:00" of a day within a week, else "Dec 5 10:00", in Kigali. @param iso ISO 8601 @param now Unix time, ms */
export function shortMomentText(iso: string, now: number): string {
  const at = Date.parse(iso);
  const short = at - now < 6 * DAY_MS ? weekday : dayOfYear;
  return words.shortMoment(short.format(at), kigaliTime(at));
}
