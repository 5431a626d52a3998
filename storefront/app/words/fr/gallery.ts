import { plural } from "~/lib/plural";

export const title = "Notre galerie";
export const description =
  "Douze tenues STRIVE\u00a0: décontractées, de ville, habillées, d'été et d'hiver, posées sur les reliefs de l'imigongo.";
export const photos = (count: number) =>
  plural(count, { one: `${count} photo`, other: `${count} photos` });
export const open = (name: string) => `Ouvrir ${name}\u00a0:`;
export const numbered = (number: number) => String(number).padStart(2, "0");
export const counter = (number: number, count: number) => `${number} / ${count}`;
export const position = (number: number, count: number, name: string) =>
  `Photo ${number} sur ${count}\u00a0: ${name}`;
export const close = "Fermer";
export const previous = "Photo précédente";
export const next = "Photo suivante";
export const failed = "Impossible de charger cette photo.";
export const showProduct = (name: string) => `Montrer ${name}`;
export const products = (count: number) =>
  plural(count, { one: `${count} produit`, other: `${count} produits` });
export const soldOut = "Épuisé";
export const toProduct = "Voir le produit";

export const plates = [
  {
    name: "Tenue décontractée",
    alt: "T-shirt blanc à reliefs rouges, jean bleu et baskets montantes blanches",
  },
  {
    name: "Style de rue",
    alt: "Sweat à capuche noir et casquette craie sur un mur rouge en relief",
  },
  { name: "Tenue habillée", alt: "Chemise blanche, pantalon foncé et ceinture marron" },
  {
    name: "Un air d'été",
    alt: "Robe portefeuille rouge et blanche et sac en toile sur fond ocre",
  },
  {
    name: "Chic urbain",
    alt: "Blouson olive, jupe plissée noire et baskets montantes noires",
  },
  {
    name: "Style minimaliste",
    alt: "Sweat à col rond couleur pierre avec un petit emblème rouge, sur un cintre",
  },
  {
    name: "Bureau détendu",
    alt: "Chemise bleu clair, pantalon beige et ceinture marron",
  },
  {
    name: "Tenue de week-end",
    alt: "Pull vert forêt à reliefs blancs, short gris et casquette rouge",
  },
  {
    name: "Soirée",
    alt: "Robe noire à ceinture rouge devant des losanges rouges emboîtés",
  },
  { name: "Chic décontracté", alt: "Chemise à losanges et pantalon noir" },
  {
    name: "Sport chic",
    alt: "Sweat à col rond craie avec un grand emblème vert, short foncé et baskets montantes",
  },
  { name: "Tenue d'hiver", alt: "Pull crème à reliefs foncés et écharpe rouge" },
] as const;
