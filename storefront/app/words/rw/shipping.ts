import { plural } from "~/lib/plural";

export const businessDays = (count: number) =>
  plural(count, { one: `umunsi ${count} w'akazi`, other: `iminsi ${count} y'akazi` });
export const businessDaysBetween = (min: number, max: number) => `iminsi ${min}–${max} y'akazi`;

export const towardsFree = "Aho ugeze ngo kukugezaho bibe ubuntu";
export const more = (price: string) => `andi ${price}`;
export const untilFree = <T>(missing: T) => ["Ongeraho ", missing, ", kukugezaho bibe ubuntu"];
export const isFree = "Kukugezaho ni ubuntu";
