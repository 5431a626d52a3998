import { BRAND } from "~/lib/brand";

export const title = "À propos";
export const summary = `Qui est derrière ${BRAND.name}, pour quoi nos vêtements sont faits et ce que nous promettons.`;
export const chapters: readonly string[] = [
  `Tout a commencé par une question, autour d'une table\u00a0: pourquoi faut-il trois garde-robes, une pour le sport, une pour le travail et une pour sortir\u00a0? Alors nous en avons dessiné une seule. En ${BRAND.founded}, les premières pièces ont quitté la table, à ${BRAND.place}.`,
  "Notre nom est notre règle\u00a0: quel que soit l'obstacle, on continue. Nous choisissons un coton qui garde sa forme, des coutures qui tiennent quand on tire dessus et des couleurs qui vont ensemble sans qu'on y pense.",
  "L'imigongo nous a donné la ligne. Ses reliefs tournent, se rejoignent et montent, comme les routes de chez nous. Vous les trouverez là où d'autres impriment un logo\u00a0: sur un ourlet, à l'intérieur d'un poignet, en travers du dos.",
  "Nous sommes une petite équipe et nous vous répondons nous-mêmes. Quand vous nous écrivez, l'un de nous vous lit.",
];
export const more = "Pour continuer";
export const contact = "Nous écrire";
