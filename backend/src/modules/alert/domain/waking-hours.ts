const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rwanda has no summer time. */
const KIGALI_MS = 2 * HOUR_MS;

/** Hours in Kigali between which people are awake: as for texts, see `textDueAt`. */
export const [FIRST_HOUR, LAST_HOUR] = [8, 20] as const;

/** A moment as Kigali's clocks show it. */
export interface KigaliTime {
  /** Since midnight, with the part of one that has passed. */
  hours: number;
  /** The moment of such an hour of the same day; below 0 of the day before, from 24 on of the next. */
  at: (hour: number) => Date;
}

export function inKigali(moment: Date): KigaliTime {
  const local = moment.getTime() + KIGALI_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  return {
    hours: (local - midnight) / HOUR_MS,
    at: (hour) => new Date(midnight + hour * HOUR_MS - KIGALI_MS),
  };
}
