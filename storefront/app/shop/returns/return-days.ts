import * as common from "~/words/common";

/** Rwanda is two hours ahead of UTC all year. */
const KIGALI_MS = 7_200_000;

/** `YYYY-MM-DD` in Kigali. */
export const todayInKigali = (): string =>
  new Date(Date.now() + KIGALI_MS).toISOString().slice(0, 10);

/** A date without a time is the same day in every time zone. */
const DAY = new Intl.DateTimeFormat(common.dateLocale, {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Monday, November 30". @param date `YYYY-MM-DD` */
export const dayText = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
