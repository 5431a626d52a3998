import type { Translated } from "@strive/backend/contracts/translated";

export const title = "Autres langues";
export const help = "Là où un champ reste vide, les clients lisent le texte anglais.";
export const onlyEnglish = "Seulement en anglais pour l’instant";
/** "Also in French, Kinyarwanda" */
export const also = (languages: readonly string[]) => `Aussi en ${languages.join(", ")}`;
export const languageNames: Readonly<Record<Translated, string>> = {
  fr: "français",
  rw: "kinyarwanda",
};
export const nameIn: Readonly<Record<Translated, string>> = {
  fr: "Nom en français",
  rw: "Nom en kinyarwanda",
};
export const descriptionIn: Readonly<Record<Translated, string>> = {
  fr: "Description en français",
  rw: "Description en kinyarwanda",
};
