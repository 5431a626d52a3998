export const title = "Other languages";
export const help = "Where a field is left empty, shoppers read the English text.";
export const onlyEnglish = "Only in English so far";
/** "Also in French, Kinyarwanda" */
export const also = (languages: readonly string[]) => `Also in ${languages.join(", ")}`;
export const languageNames: Readonly<Record<"fr" | "rw", string>> = {
  fr: "French",
  rw: "Kinyarwanda",
};
export const nameIn: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Name in French",
  rw: "Name in Kinyarwanda",
};
export const descriptionIn: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Description in French",
  rw: "Description in Kinyarwanda",
};
