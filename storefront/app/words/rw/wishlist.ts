import { plural } from "~/lib/plural";

export const title = "Ibyo nkunda";
export const loading = "Ibyo ukunda birimo kuza...";
export const empty = "Nta kintu kiri mu byo ukunda";
export const move = "Shyira muri panier";
export const moveOf = (name: string) => `Shyira muri panier: ${name}`;
export const moveAll = "Byose muri panier";
export const total = "Igiteranyo cy'ibyo ukunda";
export const summary = "Incamake";
export const moved = (name: string) => `Byagiye muri panier: ${name}.`;
export const movedItems = (count: number) =>
  plural(count, {
    one: `Ikintu ${count} cyagiye muri panier.`,
    other: `Ibintu ${count} byagiye muri panier.`,
  });
export const stayed = (count: number) =>
  plural(count, {
    one: "Ikintu 1 cyasigaye mu byo ukunda.",
    other: `Ibintu ${count} byasigaye mu byo ukunda.`,
  });
export const reasonOf = (name: string, reason: string) => `${name}: ${reason}`;
export const choose = "Hitamo ikindi";
export const chooseFor = (name: string) => `Hitamo ikindi: ${name}`;
export const variantSoldOut = "Byashize muri iyi ngano n'iri bara.";
export const variantGone = "Ntibikigurishwa muri iyi ngano n'iri bara.";
export const allInCart = "Ibisigaye byose biri muri panier yawe.";
