import type { ColorName } from "./colors";

/** By the English names. "Gray" is what a product without colours has. */
type Names = Readonly<Record<ColorName | "Gray", string>>;

const FRENCH: Names = {
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

const KINYARWANDA: Names = {
  White: "Umweru",
  Black: "Umukara",
  Charcoal: "Ikijuju cyijimye",
  Grey: "Ikijuju",
  Gray: "Ikijuju",
  Stone: "Ibara ry'ibuye",
  Cream: "Kereme",
  Khaki: "Kaki",
  Brown: "Ikigina",
  Rust: "Ibara ry'ingese",
  "Red earth": "Umutuku w'itaka",
  Burgundy: "Umutuku wijimye",
  Pink: "Iroza",
  Ochre: "Umuhondo w'itaka",
  Yellow: "Umuhondo",
  Olive: "Icyatsi cya elayo",
  "Tea green": "Icyatsi cy'icyayi",
  Green: "Icyatsi",
  Forest: "Icyatsi cyijimye",
  Teal: "Ubururu busa n'icyatsi",
  "Lake blue": "Ubururu bw'ikiyaga",
  "Denim blue": "Ubururu bwa jeans",
  Cobalt: "Ubururu bukeye",
  Navy: "Ubururu bwijimye",
  Purple: "Move",
};

/** A colour that staff named stays as they named it. */
const nameIn =
  (names: Names) =>
  (name: string): string =>
    Object.hasOwn(names, name) ? names[name as keyof Names] : name;

/** A colour's English name in French. */
export const frenchColor = nameIn(FRENCH);

/** The same in Kinyarwanda. */
export const kinyarwandaColor = nameIn(KINYARWANDA);
