import { isFields, textOf } from "~/lib/stored-values";

const FIELD = "bookedReturn";
const EARLIER_FIELD = "wasEarlierTry";

/** A return that was booked just now. */
export interface Booked {
  returnId: string;
  /** By an earlier try, and not as it was sent in the end. */
  isEarlier: boolean;
}

/** For the history entry of an order's page. */
export const bookedState = ({ returnId, isEarlier }: Booked) => ({
  [FIELD]: returnId,
  [EARLIER_FIELD]: isEarlier,
});

/** Null: none was booked just now. @param state of the history entry */
export function bookedIn(state: unknown): Booked | null {
  const returnId = isFields(state) ? textOf(state[FIELD]) : null;
  if (!isFields(state) || returnId === null) return null;
  return { returnId, isEarlier: state[EARLIER_FIELD] === true };
}
