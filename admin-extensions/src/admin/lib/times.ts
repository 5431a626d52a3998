/** The shop's day, wherever staff are. */
const TIME = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Africa/Kigali",
});

/** "Nov 22, 2026, 14:05" in Kigali. */
export const timeText = (iso: string): string => TIME.format(new Date(iso));
