import { dateFormat } from "~/words/dates";

/** A date without a time is the same day in every time zone. */
const DAY = dateFormat({
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Monday, November 30". @param date `YYYY-MM-DD` */
export const dayText = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
