import type { MailWords } from "./words";

/** "Jun 30, 2025, 14:05" in Kigali, as on the shop's pages; empty if not a date. */
export function kigaliTime(iso: string, { dateLocale }: MailWords): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const timeZone = "Africa/Kigali";
  const day = date.toLocaleDateString(dateLocale, {
    month: "short",
    day: "2-digit",
    year: "numeric",
    timeZone,
  });
  const time = date.toLocaleTimeString(dateLocale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${day}, ${time}`;
}
