/** People who are told for each free piece: most of those who asked buy nothing. */
export const TOLD_PER_PIECE = 3;
/** Waking hours that those who were told have for themselves. */
export const FIRST_CALL_HOURS = 2;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rwanda has no summer time. */
const KIGALI_MS = 2 * HOUR_MS;
/** Hours in Kigali between which people are awake: as for texts, see `textDueAt`. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20];

/**
 * Whoever was told after this moment still has the first call. At night nobody reads, and the clock stands still: who was told at
 * nine in the evening has until ten in the morning.
 */
export function firstCallSince(now: Date): Date {
  const local = now.getTime() + KIGALI_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hours = (local - midnight) / HOUR_MS;
  const at = (hour: number) => new Date(midnight + hour * HOUR_MS - KIGALI_MS);
  const sinceFirst = hours - FIRST_HOUR;
  if (sinceFirst < 0) return at(LAST_HOUR - 24 - FIRST_CALL_HOURS);
  if (hours >= LAST_HOUR) return at(LAST_HOUR - FIRST_CALL_HOURS);
  if (sinceFirst < FIRST_CALL_HOURS) return at(LAST_HOUR - 24 - (FIRST_CALL_HOURS - sinceFirst));
  return at(hours - FIRST_CALL_HOURS);
}
