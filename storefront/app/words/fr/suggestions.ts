import { plural } from "~/lib/plural";

export const label = "Suggestions";
export const count = (suggestions: number) =>
  plural(suggestions, { one: `${suggestions} suggestion`, other: `${suggestions} suggestions` });
export const category = "Catégorie";
export const collection = "Collection";
export const seeAll = (search: string) => `Voir tous les résultats pour «\u00a0${search}\u00a0»`;
