/** Hours after which staff are told that receipts wait: early enough to do something, and when the law is broken. */
export const LATE_HOURS = [4, 48] as const;

/** The longest pause between two tries, s. */
const LONGEST_PAUSE_S = 300;

/** How long the queue rests after this many tries of its first receipt in vain, s. */
export const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE_S, 5 * 2 ** Math.min(Math.max(tries, 1) - 1, 10));
