import { kigaliTime } from "~/lib/kigali-day";
import { dateFormat } from "~/words/dates";
import * as words from "~/words/drops";

const day = dateFormat({ weekday: "long", day: "numeric", month: "long" });

/** "Friday, December 5, 20:00", in Kigali. @param iso ISO 8601 */
export const momentText = (iso: string): string =>
  words.moment(day.format(Date.parse(iso)), kigaliTime(Date.parse(iso)));
