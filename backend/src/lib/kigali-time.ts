const timeZone = "Africa/Kigali";

interface Locale {
  dateLocale: string;
}

/** "Jun 30, 2025" in Kigali, as on the shop's pages; empty if not a date. */
export function kigaliDay(iso: string, { dateLocale }: Locale): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return date.toLocaleDateString(dateLocale, {
    month: "short",
    day: "2-digit",
    year: "numeric",
    timeZone,
  });
}

/** "Jun 30, 2025, 14:05" in Kigali; empty if not a date. */
export function kigaliTime(iso: string, locale: Locale): string {
  const day = kigaliDay(iso, locale);
  if (day === "") return "";
  const time = new Date(iso).toLocaleTimeString(locale.dateLocale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${day}, ${time}`;
}
