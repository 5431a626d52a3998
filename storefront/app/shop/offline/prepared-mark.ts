import { buildOf, type Extent } from "./seen";

/** The build whose screens are on this phone, and how much of it. */
const PREPARED_KEY = "offlinePrepared";

const markOf = (extent: Extent): string => `${buildOf()} ${extent}`;

export function isPrepared(extent: Extent): boolean {
  try {
    const mark = window.localStorage.getItem(PREPARED_KEY);
    return mark === markOf("all") || mark === markOf(extent);
  } catch {
    // It could not be said that it is, either.
    return true;
  }
}

export const notePrepared = (extent: Extent): void =>
  window.localStorage.setItem(PREPARED_KEY, markOf(extent));

/** Nothing is on this phone any more. */
export const forgetPrepared = (): void => window.localStorage.removeItem(PREPARED_KEY);
