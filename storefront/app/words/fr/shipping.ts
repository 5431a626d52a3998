import { plural } from "~/lib/plural";

export const businessDays = (count: number) =>
  plural(count, { one: `${count} jour ouvrable`, other: `${count} jours ouvrables` });
export const businessDaysBetween = (min: number, max: number) => `${min} à ${max} jours ouvrables`;

export const towardsFree = "Vers la livraison gratuite";
export const more = (price: string) => `Encore ${price}`;
export const untilFree = <T>(missing: T) => [missing, " et la livraison est gratuite"];
export const isFree = "La livraison est gratuite";
