import { en } from "./en";

/** What a language has to say; a file that misses a text does not compile. */
export type MailWords = typeof en;

const LANGUAGES = { en } satisfies Record<string, MailWords>;

export type MailLanguage = keyof typeof LANGUAGES;

export const wordsOf = (language: MailLanguage): MailWords => LANGUAGES[language];
