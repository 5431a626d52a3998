const DAY_MS = 86_400_000;
/** Rwanda is two hours ahead of UTC all year. */
const KIGALI_MS = 7_200_000;

/** The day in Kigali, so many days from today (`YYYY-MM-DD`). */
export const kigaliDay = (days = 0): string =>
  new Date(Date.now() + KIGALI_MS + days * DAY_MS).toISOString().slice(0, 10);
