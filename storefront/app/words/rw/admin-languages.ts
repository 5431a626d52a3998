export const title = "Izindi ndimi";
export const help = "Aho usize ubusa, abaguzi basoma ibyanditse mu Cyongereza.";
export const onlyEnglish = "Kugeza ubu biri mu Cyongereza gusa";
/** "Also in French, Kinyarwanda" */
export const also = (languages: readonly string[]) => `Biri no mu: ${languages.join(", ")}`;
export const languageNames: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Gifaransa",
  rw: "Kinyarwanda",
};
export const nameIn: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Izina mu Gifaransa",
  rw: "Izina mu Kinyarwanda",
};
export const descriptionIn: Readonly<Record<"fr" | "rw", string>> = {
  fr: "Ibisobanuro mu Gifaransa",
  rw: "Ibisobanuro mu Kinyarwanda",
};
