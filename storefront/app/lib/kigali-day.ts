const DAY_MS = 86_400_000;
/** Rwanda is two hours ahead of UTC all year. */
export const KIGALI_MS = 7_200_000;

/** What clocks and calendars in Kigali show, as if it were UTC. @param ms Unix time */
const inKigali = (ms: number): string => new Date(ms + KIGALI_MS).toISOString();

/** The day in Kigali, so many days from today (`YYYY-MM-DD`). */
export const kigaliDay = (days = 0): string => inKigali(Date.now() + days * DAY_MS).slice(0, 10);

/** "14:05" in Kigali, which every language writes so. @param ms Unix time */
export const kigaliTime = (ms: number): string => inKigali(ms).slice(11, 16);
