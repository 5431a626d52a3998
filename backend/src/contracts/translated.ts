import type { DEFAULT_LANGUAGE, Language } from "./languages";

/** What products and categories can be told in, besides the main language they are written in. */
export type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATED: readonly Translated[] = ["fr", "rw"];

/** Undefined for the main language, and for none. */
export const translatedOf = (language: Language | undefined): Translated | undefined =>
  TRANSLATED.find((one) => one === language);
