import { plural } from "~/lib/plural";

export const families = {
  black: "Noir",
  grey: "Gris",
  white: "Blanc",
  sand: "Sable",
  brown: "Marron",
  red: "Rouge",
  orange: "Orange",
  yellow: "Jaune",
  green: "Vert",
  blue: "Bleu",
  navy: "Bleu marine",
  purple: "Violet",
  pink: "Rose",
} as const;

export const between = (from: string, to: string) => `${from}–${to.replace(/^RWF\s/, "")}`;
export const fromPrice = (price: string) => `Dès ${price}`;
export const upToPrice = (price: string) => `Jusqu'à ${price}`;

export const inUse = "Filtres choisis";
export const removeChip = (label: string) => `Retirer ${label}`;
export const clearAll = "Tout effacer";
export const clear = {
  size: "Effacer les tailles",
  family: "Effacer les couleurs",
  price: "Effacer le prix",
} as const;

const products = (count: number) =>
  plural(count, { one: `${count} produit`, other: `${count} produits` });
export const show = (count: number) => `Voir ${products(count)}`;
export const showUncounted = "Voir les produits";
export const counting = "Un instant...";
export const counted = (count: number) => `, ${products(count)}`;
export const priced = (count: number, range: string) => `${products(count)}, ${range}`;
export const lowest = "Prix le plus bas";
export const highest = "Prix le plus haut";
export const lowestIn = (currency: string) => `Prix le plus bas en ${currency}`;
export const highestIn = (currency: string) => `Prix le plus haut en ${currency}`;
export const to = "à";
export const failed = "Impossible de compter les produits";
export const offline = "Vous êtes hors ligne. On comptera les produits au retour du réseau.";

export const without = (label: string, count: number) =>
  plural(count, {
    one: `Sans «\u00a0${label}\u00a0», il y a ${count} produit.`,
    other: `Sans «\u00a0${label}\u00a0», il y a ${count} produits.`,
  });
export const remove = {
  category: "Retirer la catégorie",
  gender: "Voir tous les rayons",
  q: "Effacer la recherche",
  size: "Retirer la taille",
  family: "Retirer la couleur",
  price: "Retirer le prix",
  in_stock: "Voir aussi les épuisés",
  on_sale: "Voir aussi le reste",
} as const;

const FOR_WHOM: Readonly<Record<string, string>> = {
  men: "pour hommes",
  women: "pour femmes",
  kids: "pour enfants",
};

export const nothingFound = (category: string | null, search: string, gender: string | null) =>
  [
    "Aucun produit",
    gender && (FOR_WHOM[gender] ?? gender),
    category && `dans la catégorie «\u00a0${category}\u00a0»`,
    search && `correspondant à «\u00a0${search}\u00a0»`,
  ]
    .filter(Boolean)
    .join(" ");

export const viewMore = "Voir plus de produits";
export const shownOf = (shown: number, total: number) => `${shown} sur ${total}`;
/** Before the numbers of products that may be shown at a time. */
export const atATime = "À la fois";
