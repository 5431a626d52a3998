import { en } from "./en";
import { fr } from "./fr";
import { rw } from "./rw";

/** The texts of a language; a file missing one does not compile. */
export type MailWords = typeof en;

const LANGUAGES = { en, fr, rw } satisfies Record<string, MailWords>;

export type MailLanguage = keyof typeof LANGUAGES;

export const wordsOf = (language: MailLanguage): MailWords => LANGUAGES[language];
