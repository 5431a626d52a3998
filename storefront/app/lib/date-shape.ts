/** What a date shows; `words/<language>/dates.ts` writes it as people do there. */
export interface DateShape {
  weekday?: "short" | "long";
  day?: "numeric" | "2-digit";
  month?: "short" | "long";
  year?: "numeric";
  /** For a day that has no time; else the date is Kigali's. */
  timeZone?: "UTC";
}

export interface DateFormat {
  /** @param date Unix time, where it is a number */
  format: (date: Date | number) => string;
}
