import type { ColorName } from "@strive/backend/contracts/colors";

/** "Gray" is what a product without colours has. */
const NAMES: Readonly<Record<ColorName | "Gray", string>> = {
  White: "Blanc",
  Black: "Noir",
  Charcoal: "Anthracite",
  Grey: "Gris",
  Gray: "Gris",
  Stone: "Pierre",
  Cream: "Crème",
  // French "kaki" is a green.
  Khaki: "Beige",
  Brown: "Marron",
  Rust: "Rouille",
  "Red earth": "Terre rouge",
  Burgundy: "Bordeaux",
  Pink: "Rose",
  Ochre: "Ocre",
  Yellow: "Jaune",
  Olive: "Olive",
  "Tea green": "Vert thé",
  Green: "Vert",
  Forest: "Vert forêt",
  Teal: "Bleu canard",
  "Lake blue": "Bleu lac",
  "Denim blue": "Bleu jean",
  Cobalt: "Bleu cobalt",
  Navy: "Bleu marine",
  Purple: "Violet",
};

export const colorText = (name: string): string =>
  Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES] : name;
