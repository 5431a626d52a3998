import { plural } from "~/lib/plural";

export const label = "Suggestions";
export const count = (suggestions: number) =>
  plural(suggestions, { one: `${suggestions} suggestion`, other: `${suggestions} suggestions` });
export const category = "Category";
export const collection = "Collection";
export const seeAll = (search: string) => `See all results for "${search}"`;
