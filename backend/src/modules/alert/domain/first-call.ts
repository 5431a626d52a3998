import { FIRST_HOUR, inKigali, LAST_HOUR } from "./waking-hours";

/** People who are told for each free piece: most of those who asked buy nothing. */
export const TOLD_PER_PIECE = 3;
/** Waking hours that those who were told have for themselves. */
export const FIRST_CALL_HOURS = 2;

/**
 * Whoever was told after this moment still has the first call. At night nobody reads, and the clock stands still: who was told at
 * nine in the evening has until ten in the morning.
 */
export function firstCallSince(now: Date): Date {
  const { hours, at } = inKigali(now);
  const sinceFirst = hours - FIRST_HOUR;
  if (sinceFirst < 0) return at(LAST_HOUR - 24 - FIRST_CALL_HOURS);
  if (hours >= LAST_HOUR) return at(LAST_HOUR - FIRST_CALL_HOURS);
  if (sinceFirst < FIRST_CALL_HOURS) return at(LAST_HOUR - 24 - (FIRST_CALL_HOURS - sinceFirst));
  return at(hours - FIRST_CALL_HOURS);
}
