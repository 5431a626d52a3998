import { plural } from "~/lib/plural";

export const orderAgain = "Ongera utumize";
export const checking = "Turareba...";
export const changed = "Hari ibyahindutse";
export const nothing = "Muri ibi nta na kimwe watumiza ubu";
export const comes = "Ibijya muri panier yawe";
export const stays = "Ibitaboneka ubu";
export const piecesOf = (count: number, name: string) => `${count} × ${name}`;
export const notNow = "Si ubu";
export const close = "Funga";
export const add = (count: number) =>
  plural(count, {
    one: "Shyira ikintu 1 muri panier",
    other: `Shyira ibintu ${count} muri panier`,
  });
export const added = (count: number) =>
  plural(count, {
    one: "Ikintu 1 cyashyizwe muri panier.",
    other: `Ibintu ${count} byashyizwe muri panier.`,
  });
