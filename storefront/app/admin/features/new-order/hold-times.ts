import * as words from "~/words/admin-new-order";

/** Hours that a pay link can hold what was ordered; the contract allows 1 to 168. */
const HOURS = [2, 6, 24, 48, 72, 168] as const;

/** "6 hours", "2 days" */
export const holdText = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? words.days(hours / 24) : words.hours(hours);

export const HOLD_OPTIONS = HOURS.map((hours) => ({
  value: String(hours),
  label: holdText(hours),
}));
