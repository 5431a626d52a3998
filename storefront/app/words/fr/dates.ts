import type { DateFormat, DateShape } from "~/lib/date-shape";

/** "1er juil. 2026": only the first day is an ordinal, and no day has a zero before it. */
export function dateFormat(shape: DateShape): DateFormat {
  const written = new Intl.DateTimeFormat("fr-FR", {
    timeZone: "Africa/Kigali",
    ...shape,
    ...(shape.day !== undefined && { day: "numeric" }),
  });
  return {
    format: (date) =>
      written
        .formatToParts(date)
        .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
        .join(""),
  };
}
