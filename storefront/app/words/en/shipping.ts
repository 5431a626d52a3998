import { plural } from "~/lib/plural";

/** How long a delivery takes. */
export const businessDays = (count: number) =>
  plural(count, { one: `${count} business day`, other: `${count} business days` });
export const businessDaysBetween = (min: number, max: number) => `${min}–${max} business days`;
