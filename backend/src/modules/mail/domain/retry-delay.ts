/** Tries of one mail before a person must look at it; also the column's default. */
export const TRIES = 12;

const FIRST_DELAY_S = 10;
const LONGEST_DELAY_S = 3600;

/**
 * Seconds until a failed mail is tried again: 10, doubled each time, at most an hour.
 * @param attempts made so far
 * @param attemptsAllowed 12, and 12 more for each time a person asked for another round
 * @returns null when this was the last try
 */
export function retryDelayS(attempts: number, attemptsAllowed: number): number | null {
  if (attempts >= attemptsAllowed) return null;
  const tryOfRound = attempts - Math.max(0, attemptsAllowed - TRIES);
  return Math.min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** Math.max(0, tryOfRound - 1));
}
