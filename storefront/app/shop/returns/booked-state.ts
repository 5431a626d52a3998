import { isFields, textOf } from "~/lib/stored-values";

const FIELD = "bookedReturn";

/** For the history entry of an order's page: which return was booked just now. */
export const bookedState = (returnId: string) => ({ [FIELD]: returnId });

/** Id of the return that was booked just now; null: none was. @param state of the history entry */
export const bookedIn = (state: unknown): string | null =>
  isFields(state) ? textOf(state[FIELD]) : null;
