import { plural } from "~/lib/plural";

export const orderAgain = "Racheter";
export const checking = "Vérification...";
export const changed = "Des articles ont changé";
export const nothing = "Rien n'est disponible pour le moment";
export const comes = "Va dans votre panier";
export const stays = "Pas disponible pour le moment";
export const piecesOf = (count: number, name: string) => `${count} × ${name}`;
export const notNow = "Plus tard";
export const close = "Fermer";
export const add = (count: number) =>
  plural(count, { one: "Ajouter 1 article", other: `Ajouter ${count} articles` });
export const added = (count: number) =>
  plural(count, {
    one: "1 article ajouté au panier.",
    other: `${count} articles ajoutés au panier.`,
  });
