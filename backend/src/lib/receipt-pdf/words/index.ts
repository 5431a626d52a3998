import type { Language } from "../../../contracts/languages";
import { en, type ReceiptWords } from "./en";
import { fr } from "./fr";
import { rw } from "./rw";

const WORDS: Readonly<Record<Language, ReceiptWords>> = { en, fr, rw };

export const receiptWordsOf = (language: Language): ReceiptWords => WORDS[language];

export type { ReceiptWords };
