import { savesData } from "~/lib/data-saving";
import { buildOf } from "./seen";

/** The build whose screens are on this phone. */
const PREPARED_KEY = "offlinePrepared";

/** What it says once they are. A phone that saved data before has less. */
const preparedMark = (): string => `${buildOf()} ${savesData() ? "little" : "all"}`;

export function wantsPreparing(): boolean {
  try {
    return window.localStorage.getItem(PREPARED_KEY) !== preparedMark();
  } catch {
    return false;
  }
}

export const notePrepared = (): void => window.localStorage.setItem(PREPARED_KEY, preparedMark());

/** Nothing is on this phone any more. */
export const forgetPrepared = (): void => window.localStorage.removeItem(PREPARED_KEY);
