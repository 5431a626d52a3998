import type { ColorName } from "../../../contracts/colors";
import { foldText } from "./fold";
import { COLOR_FAMILIES, COLOR_WORDS, WORD_GROUPS, type WordGroup } from "./search-synonyms";

/** What stands between words. Hyphens and apostrophes are part of a word. Valid in SQL as well. */
export const BETWEEN_WORDS = '[[:space:],.;:!?()/&+"|]+';
const SEPARATORS = /[\s,.;:!?()/&+"|]+/;

export const splitWords = (text: string): string[] =>
  text.split(SEPARATORS).filter((word) => word !== "");

/** `w'imbeho` and `d'hiver` are looked for as `imbeho` and `hiver`, `men's` as `men`. */
export const bareWord = (word: string): string =>
  word.replace(/^[a-z]{1,2}'(?=[^']{2})/, "").replace(/(?<=..)'s?$/, "");

const allWords = (group: WordGroup): string[] => [
  ...new Set(group.words.flatMap((words) => splitWords(foldText(words)).map(bareWord))),
];

/** A listed word and the singular it may be the plural of. */
function formsOf(word: string): string[] {
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(s|x|z|ch|sh)es$/.test(word)) return [word, word.slice(0, -2)];
  return /[^s]s$|aux$/.test(word) ? [word, word.slice(0, -1)] : [word];
}

function buildSynonyms(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of WORD_GROUPS) {
    const words = allWords(group);
    // Of several words only the whole means the thing, so none of them leads to it.
    const leads = [...group.words, ...(group.kinds ?? [])].filter((word) => !word.includes(" "));
    for (const form of leads.flatMap((word) => formsOf(foldText(word)))) {
      found.set(form, new Set([...(found.get(form) ?? []), ...words]));
    }
  }
  return new Map([...found].map(([form, words]) => [form, [...words]]));
}

/** By each word that may stand in a name: all the words that find what it names. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = buildSynonyms();

/** The words that find a colour. */
export const colorWords = (name: ColorName): string[] => [
  ...new Set([
    ...splitWords(foldText(name)),
    ...COLOR_FAMILIES[name].flatMap((family) => allWords(COLOR_WORDS[family])),
  ]),
];
