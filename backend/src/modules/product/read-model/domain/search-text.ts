import { bareWord, MEANING_OF, PHRASES, splitWords, standInsFor, tokenOf } from "./search-words";

/** One word of a search. */
export interface SearchTerm {
  /** A part of the text as typed: found anywhere in name and description. */
  readonly piece: string;
  /** Found where a word of the name starts with it. */
  readonly word: string;
  /**
   * Its form among the words of matching products. A listed word finds only those, so that a cap is
   * not a hoodie (`capuche`); any other word finds what has a word starting with it.
   */
  readonly token: string;
  readonly isListed: boolean;
  /** Replacement tokens where the shop has nothing of that name. */
  readonly standIns: readonly string[];
}

export interface SearchText {
  /** All that was typed, folded, with single spaces. */
  readonly phrase: string;
  /** Every one must be found; at least one. */
  readonly terms: readonly SearchTerm[];
}

/** Enough for any name; each term costs an index look-up. */
const MOST_TERMS = 8;

/** They join words and say nothing by themselves. */
const FILLERS = new Set(
  "a an and for in of on the with à a au aux avec de des du en et la le les pour un une cya ku mu na rya wa ya y za".split(
    " ",
  ),
);

const listed = (piece: string, name: string): SearchTerm => ({
  piece,
  word: piece,
  token: tokenOf(name),
  isListed: true,
  standIns: [],
});

/** A word that was typed, or is meant. */
export function termOf(word: string): SearchTerm {
  const name = MEANING_OF.get(word);
  if (name !== undefined) return listed(word, name);
  return { piece: word, word, token: tokenOf(word), isListed: false, standIns: [] };
}

/** What staff say that words mean, by folded word or words. */
export type Synonyms = ReadonlyMap<string, readonly SearchTerm[]>;
const NO_SYNONYMS: Synonyms = new Map();

const PHRASE_NAMES = new Map(PHRASES);

/** The shop itself knows what it means. */
export const isListedWord = (words: string): boolean =>
  MEANING_OF.has(words) || PHRASE_NAMES.has(words);

/**
 * The longest first: a phrase goes before a word of it. A word finds what its meaning finds, and still whatever has it in a
 * name or description.
 */
export const synonymsFrom = (entries: readonly { word: string; means: string }[]): Synonyms =>
  new Map(
    [...entries]
      .sort((one, other) => other.word.length - one.word.length)
      .map(({ word, means }) => [
        word,
        searchTextOf(means).terms.map((term) => ({ ...term, piece: word })),
      ]),
  );

/** Tokens of what may stand in for a term, the nearest first; none for one that is not listed. */
export const possibleStandIns = ({ isListed, token }: SearchTerm): string[] =>
  isListed ? standInsFor(token.slice(1, -1)).map(tokenOf) : [];

/**
 * What a folded text asks for. Each term is a part of the text, so whatever contains the whole text
 * contains every term.
 */
export function searchTextOf(typed: string, synonyms = NO_SYNONYMS): SearchText {
  const phrase = typed.replace(/\s+/g, " ").trim();
  const found: SearchTerm[] = [];
  let rest = ` ${phrase} `;
  const take = (words: string, terms: () => readonly SearchTerm[]) => {
    if (!rest.includes(` ${words} `)) return;
    found.push(...terms());
    rest = rest.replaceAll(` ${words} `, " ");
  };
  for (const [words, terms] of synonyms) take(words, () => terms);
  for (const [words, name] of PHRASES) take(words, () => [listed(words, name)]);
  const words = [...new Set(splitWords(rest).map(bareWord))];
  const telling = words.filter((word) => !FILLERS.has(word));
  const kept = telling.length > 0 || found.length > 0 ? telling : words;
  found.push(...kept.flatMap((word) => synonyms.get(word) ?? termOf(word)));
  const terms = found.slice(0, MOST_TERMS);
  return { phrase, terms: terms.length > 0 ? terms : [termOf(phrase)] };
}
