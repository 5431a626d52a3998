import { bareWord, splitWords } from "./search-words";

/** One word of what somebody looks for. */
export interface SearchTerm {
  /** A piece of the text as it was typed: found anywhere in name and description. */
  readonly piece: string;
  /** Found where a word of the name, category, colour or a synonym starts with it. */
  readonly word: string;
}

export interface SearchText {
  /** All that was typed, folded. */
  readonly phrase: string;
  /** Every one must be found; at least one. */
  readonly terms: readonly SearchTerm[];
}

/** Enough for any name; each term costs a look into the index. */
const MOST_TERMS = 8;

/** They join words and say nothing by themselves. */
const FILLERS = new Set(
  "a an and for in of on the with à au aux de des du en et la le les pour un une cya ku mu na rya wa ya za".split(
    " ",
  ),
);

/**
 * What a folded text asks for. Each piece is a part of the text, so whatever contains the whole text
 * contains every piece.
 */
export function searchTextOf(phrase: string): SearchText {
  const found: SearchTerm[] = [];
  // The one name of a garment that is written as two words.
  const isSplitShirt = /(^|\s)t shirts?(\s|$)/.test(phrase);
  const rest = isSplitShirt ? phrase.replace(/(^|\s)t shirts?(?=\s|$)/, " ") : phrase;
  if (isSplitShirt) found.push({ piece: "t shirt", word: "t-shirt" });
  const words = [...new Set(splitWords(rest).map(bareWord))];
  const telling = words.filter((word) => !FILLERS.has(word));
  const kept = telling.length > 0 || found.length > 0 ? telling : words;
  found.push(...kept.map((word) => ({ piece: word, word })));
  const terms = found.slice(0, MOST_TERMS);
  return { phrase, terms: terms.length > 0 ? terms : [{ piece: phrase, word: phrase }] };
}
