import type { DateFormat, DateShape } from "~/lib/date-shape";

/** Dates as this language writes them: on the server and in every browser the same. */
export const dateFormat = (shape: DateShape): DateFormat =>
  new Intl.DateTimeFormat("en-US", { timeZone: "Africa/Kigali", ...shape });
