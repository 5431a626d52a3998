import type { Language } from "../../../../contracts/languages";
import { en } from "./en";
import { fr } from "./fr";
import { rw } from "./rw";

/** The texts of a language; a file missing one does not compile. */
export type TextWords = typeof en;

const WORDS: Readonly<Record<Language, TextWords>> = { en, fr, rw };

export const textWordsOf = (language: Language): TextWords => WORDS[language];
