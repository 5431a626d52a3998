import { plural } from "~/lib/plural";

export const label = "Ibyo waba ushaka";
export const count = (suggestions: number) =>
  plural(suggestions, {
    one: `Hari ikintu ${suggestions} waba ushaka`,
    other: `Hari ibintu ${suggestions} waba ushaka`,
  });
export const category = "Icyiciro";
export const collection = "Itsinda";
export const seeAll = (search: string) => `Reba ibihuye na "${search}" byose`;
