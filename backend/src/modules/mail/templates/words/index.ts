import type { Language } from "../../../../contracts/languages";
import { en } from "./en";
import { fr } from "./fr";
import { rw } from "./rw";

/** The texts of a language; a file missing one does not compile. */
export type MailWords = typeof en;

const WORDS: Readonly<Record<Language, MailWords>> = { en, fr, rw };

export const wordsOf = (language: Language): MailWords => WORDS[language];
