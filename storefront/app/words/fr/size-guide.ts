export const measures = {
  height: "Hauteur",
  chest: "Poitrine",
  // Not "Taille": the column of sizes has that name.
  waist: "Tour de taille",
  hips: "Hanches",
  inside_leg: "Entrejambe",
  length: "Longueur du vêtement",
  sleeve: "Manche du vêtement",
  head: "Tour de tête",
  foot: "Longueur du pied",
} as const;
export type Measure = keyof typeof measures;

export const wearers = {
  women: "Femmes",
  men: "Hommes",
  kids: "Enfants",
  all: "Tout le monde",
} as const;
export type Wearer = keyof typeof wearers;

export const things = {
  caps: "Casquettes et chapeaux",
  belts: "Ceintures",
  others: "Sacs et écharpes",
} as const;
export type Thing = keyof typeof things;

export const how: Readonly<Record<Measure, string>> = {
  height: "sans chaussures, le dos contre un mur.",
  chest: "à l'endroit le plus fort, les bras baissés et le mètre bien horizontal.",
  waist: "à l'endroit le plus mince, sans serrer le mètre.",
  hips: "à l'endroit le plus fort, les pieds joints.",
  inside_leg: "du haut de l'intérieur de la jambe jusqu'à l'os de la cheville.",
  length: "du vêtement posé à plat, du haut de l'épaule jusqu'en bas.",
  sleeve: "du vêtement posé à plat, de la couture de l'épaule au poignet.",
  head: "autour du front, juste au-dessus des oreilles et des sourcils.",
  foot: "posez le pied sur une feuille, le talon contre un mur, et mesurez jusqu'à l'orteil le plus long. Faites-le le soir.",
};
export const howText = (measure: string, text: string) => `${measure}\u00a0: ${text}`;
export const between =
  "Entre deux tailles\u00a0: prenez la plus petite pour une coupe près du corps, la plus grande pour une coupe ample.";
export const betweenKids =
  "Entre deux tailles\u00a0: prenez la plus grande, pour laisser la place de grandir.";

export const title = "Guide des tailles";
export const intro = "Mesures du corps en centimètres.";
export const howTo = "Comment mesurer";
export const size = "Taille";
export const item = "Article";
export const fitsAll = "Va à tout le monde";
export const single = (value: number) => String(value);
export const range = (from: number, to: number) => `${from}–${to}`;
export const loading = "Chargement des tailles...";
export const failed = "Impossible de charger les tailles";
