import { plural } from "~/lib/plural";

export const title = "Vos favoris";
export const loading = "Chargement des favoris...";
export const empty = "Vous n'avez pas encore de favoris";
export const move = "Mettre au panier";
export const moveOf = (name: string) => `Mettre au panier\u00a0: ${name}`;
export const moveAll = "Tout mettre au panier";
export const total = "Total des favoris";
export const summary = "Récapitulatif";
export const moved = (name: string) => `${name} est dans votre panier.`;
export const movedItems = (count: number) =>
  plural(count, {
    one: `${count} article mis au panier.`,
    other: `${count} articles mis au panier.`,
  });
export const stayed = (count: number) =>
  plural(count, {
    one: "Un article est resté dans vos favoris.",
    other: `${count} articles sont restés dans vos favoris.`,
  });
export const reasonOf = (name: string, reason: string) => `${name}\u00a0: ${reason}`;
export const choose = "Autre choix";
export const chooseFor = (name: string) => `Autre choix\u00a0: ${name}`;
export const variantSoldOut = "Épuisé dans cette taille et cette couleur.";
export const variantGone = "N'est plus vendu dans cette taille et cette couleur.";
export const allInCart = "Tout ce qui reste est déjà dans votre panier.";
