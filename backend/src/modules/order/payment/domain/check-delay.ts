/** An outcome the provider did not report within a day is left to staff. */
export const LONGEST_CHECK_S = 24 * 60 * 60;

/**
 * Seconds until the provider is asked again, by the age of the attempt: a callback makes it sooner,
 * a lost one costs no more than this.
 */
export function checkDelayS(ageS: number): number {
  if (ageS < 2 * 60) return 10;
  if (ageS < 10 * 60) return 30;
  if (ageS < 60 * 60) return 2 * 60;
  return 30 * 60;
}

/** Seconds until a request that did not get through is resent. @param tries so far, from 1 */
export const resendDelayS = (tries: number): number => Math.min(2 ** tries, 60);
