import * as common from "~/words/common";

/** The last day in Rwanda before a moment: "Sun, Nov 29". @param end ISO 8601 */
export const lastDayText = (end: string): string =>
  new Date(Date.parse(end) - 1).toLocaleDateString(common.dateLocale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "Africa/Kigali",
  });
