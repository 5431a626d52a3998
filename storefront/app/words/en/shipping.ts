import { plural } from "~/lib/plural";

/** How long a delivery takes. */
export const businessDays = (count: number) =>
  plural(count, { one: `${count} business day`, other: `${count} business days` });
export const businessDaysBetween = (min: number, max: number) => `${min}–${max} business days`;

/** Names the bar that shows how far a cart is. */
export const towardsFree = "Towards free delivery";
export const more = (price: string) => `${price} more`;
/** Returns the parts of the sentence, with what is missing in its place. */
export const untilFree = <T>(missing: T) => [missing, " and delivery is free"];
export const isFree = "Delivery is free";
