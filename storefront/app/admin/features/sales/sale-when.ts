import type { Sale } from "@strive/backend/contracts/sales";
import { shortDayText, timeOf, timeText } from "~/admin/discounts/kigali-time";
import * as words from "~/words/admin-sales";

/** "29 Nov, 23:59" */
const momentText = (ms: number, now: number): string =>
  words.at(shortDayText(ms, now), timeText(ms));
/** The last day before an end: at midnight it is the day that is over. */
const lastDayText = (ms: number, now: number): string => shortDayText(ms - 1, now);

/** When a sale holds, as short as a list wants it. @param now Unix time */
export function whenText({ state, starts_at, ends_at }: Sale, now: number): string {
  const [start, end] = [timeOf(starts_at), timeOf(ends_at)];
  switch (state) {
    case "on":
      return end === null ? words.noEnd : words.until(momentText(end, now));
    case "planned":
      if (start === null) return words.noEnd;
      if (end === null) return words.from(shortDayText(start, now));
      return words.between(shortDayText(start, now), lastDayText(end, now));
    case "ended":
      return end === null ? words.isOver : words.endedOn(lastDayText(end, now));
    case "off":
      return words.isDraft;
  }
}

/** What saving its prices does. */
export function effectText({ state, starts_at }: Sale, now: number): string {
  const start = timeOf(starts_at);
  switch (state) {
    case "on":
      return words.paidAtOnce;
    case "planned":
      return start === null ? words.paidAtOnce : words.paidFrom(momentText(start, now));
    case "ended":
      return words.paidNoMore;
    case "off":
      return words.paidNever;
  }
}
