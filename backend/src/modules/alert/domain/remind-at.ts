import { REMIND_HOURS } from "../../../contracts/reminder-limits";
import { FIRST_HOUR, inKigali, LAST_HOUR } from "./waking-hours";

/** When somebody is reminded of a cart that was changed last at this moment: never at night. */
export function remindAt(changedAt: Date): Date {
  const wanted = new Date(changedAt.getTime() + REMIND_HOURS * 3_600_000);
  const { hours, at } = inKigali(wanted);
  if (hours < FIRST_HOUR) return at(FIRST_HOUR);
  return hours < LAST_HOUR ? wanted : at(FIRST_HOUR + 24);
}
