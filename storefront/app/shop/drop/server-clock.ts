/** An answer is told again for some seconds: how much older than another one it may be, in ms. */
const MOST_OLDER_MS = 20_000;
/** A clock that was asked for so long ago is asked for again, in ms: a phone may have slept, or been set. */
const FRESH_MS = 60_000;

/** How far the server's clock is ahead of this device's, in ms; null: it was not heard yet. */
let ahead: number | null = null;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function set(next: number): void {
  if (next === ahead) return;
  ahead = next;
  for (const listener of listeners) listener();
}

/** The server's clock, Unix time in ms. */
export const serverClock = (): number => Date.now() + (ahead ?? 0);

/** The same to the second; null: it was not heard yet. */
export const serverSecond = (): number | null =>
  ahead === null ? null : Math.floor(serverClock() / 1000) * 1000;

/** It was not asked for lately. */
export const isClockOld = (): boolean => Math.abs(Date.now() - askedAt) > FRESH_MS;

/**
 * Hears what time it is from an answer. Of answers that are told again the latest counts, unless this device's clock was set
 * meanwhile; where nobody answers, this device's own has to do. @param nowOf Unix time in an answer, ms
 */
export async function hearClock<T>(asking: Promise<T>, nowOf: (answer: T) => number): Promise<T> {
  askedAt = Date.now();
  try {
    const answer = await asking;
    const heard = nowOf(answer) - Date.now();
    if (ahead === null || heard > ahead || heard < ahead - MOST_OLDER_MS) set(heard);
    return answer;
  } catch (error) {
    set(ahead ?? 0);
    throw error;
  }
}

/** Calls it each second, and when the clock is heard. @returns the way to stop */
export function followClock(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, 1000);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}
