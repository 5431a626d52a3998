import { dateFormat } from "~/words/dates";

/** The last day in Rwanda before a moment: "Sun, Nov 29". @param end ISO 8601 */
export const lastDayText = (end: string): string =>
  dateFormat({ weekday: "short", month: "short", day: "numeric" }).format(Date.parse(end) - 1);
