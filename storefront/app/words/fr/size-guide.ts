export const measures = {
  chest: "Poitrine",
  // Not "Taille": the column of sizes has that name.
  waist: "Tour de taille",
  hips: "Hanches",
  insideLeg: "Entrejambe",
  foot: "Longueur du pied",
  height: "Hauteur",
  head: "Tour de tête",
} as const;
export type Measure = keyof typeof measures;

export const wearers = { women: "Femmes", men: "Hommes" } as const;
export type Wearer = keyof typeof wearers;

export const things = {
  caps: "Casquettes et chapeaux",
  belts: "Ceintures",
  others: "Sacs et écharpes",
} as const;
export type Thing = keyof typeof things;

export type GuideKind = "tops" | "bottoms" | "footwear" | "kids" | "oneSize";

type Steps = readonly [string, string, string];

export const steps: Readonly<Record<GuideKind, Steps>> = {
  tops: [
    "Poitrine\u00a0: à l'endroit le plus fort, les bras baissés et le mètre bien horizontal.",
    "Tour de taille\u00a0: à l'endroit le plus mince, sans serrer le mètre.",
    "Entre deux tailles\u00a0: prenez la plus petite pour une coupe près du corps, la plus grande pour une coupe ample.",
  ],
  bottoms: [
    "Tour de taille\u00a0: là où se place la ceinture du pantalon, sans serrer le mètre.",
    "Hanches\u00a0: à l'endroit le plus fort, les pieds joints.",
    "Entrejambe\u00a0: du haut de l'intérieur de la jambe jusqu'à l'os de la cheville.",
  ],
  footwear: [
    "Posez le pied sur une feuille de papier, le talon contre un mur.",
    "Marquez le bout de l'orteil le plus long et mesurez du mur à la marque.",
    "Mesurez les deux pieds le soir et gardez la plus grande mesure.",
  ],
  kids: [
    "Hauteur\u00a0: sans chaussures, le dos contre un mur.",
    "Poitrine\u00a0: à l'endroit le plus fort, les bras baissés.",
    "Entre deux tailles\u00a0: prenez la plus grande, pour laisser la place de grandir.",
  ],
  oneSize: [
    "Tour de tête\u00a0: autour du front, juste au-dessus des oreilles et des sourcils.",
    "Tour de taille\u00a0: là où se place la ceinture, par-dessus les vêtements qu'on porte avec.",
    "Gardez le mètre bien horizontal et près du corps, sans serrer.",
  ],
};

export const title = "Guide des tailles";
export const intro = "Mesures du corps en centimètres.";
export const howTo = "Comment mesurer";
export const size = "Taille";
export const item = "Article";
export const fitsAll = "Va à tout le monde";
export const single = (value: number) => String(value);
export const range = (from: number, to: number) => `${from}–${to}`;
