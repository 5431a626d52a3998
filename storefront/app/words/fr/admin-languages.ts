export const title = "Autres langues";
export const help = "Là où un champ reste vide, les clients lisent le texte anglais.";
export const onlyEnglish = "Seulement en anglais pour l’instant";
/** "Also in French, Kinyarwanda" */
export const also = (languages: readonly string[]) => `Aussi en ${languages.join(", ")}`;
export const languageNames: Readonly<Record<"fr" | "rw", string>> = {
  fr: "français",
  rw: "kinyarwanda",
};
export const nameIn: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Nom en français",
  rw: "Nom en kinyarwanda",
};
export const descriptionIn: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Description en français",
  rw: "Description en kinyarwanda",
};
