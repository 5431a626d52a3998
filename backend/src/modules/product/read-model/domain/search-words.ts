import type { ColorName } from "../../../../contracts/colors";
import { foldText } from "./fold";
import {
  COLOR_FAMILIES,
  COLOR_WORDS,
  MATERIAL_WORDS,
  THING_WORDS,
  WORD_GROUPS,
  type WordGroup,
} from "./search-synonyms";

/** What separates words. Hyphens and apostrophes are part of a word. */
export const WORD_ENDS = ' \t\n\r\f\v\u00a0\u2028\u202f,.;:!?()/&+"|';
const isWordEnd = new Set(WORD_ENDS);

export function splitWords(text: string): string[] {
  const spaced = Array.from(text, (sign) => (isWordEnd.has(sign) ? " " : sign)).join("");
  return spaced.split(" ").filter((word) => word !== "");
}

/** `w'imbeho` and `d'hiver` are looked for as `imbeho` and `hiver`, `men's` as `men`. */
export const bareWord = (word: string): string =>
  word.replace(/^[a-z]{1,2}'(?=[^']{2})/, "").replace(/(?<=..)'s?$/, "");

/** Among a product's words it represents all with the same meaning. No word contains this sign. */
export const tokenOf = (name: string): string => `=${name}=`;

/** A listed word and the singulars it may be the plural of. */
export function formsOf(word: string): string[] {
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(s|x|z|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  return /[^s]s$|aux$/.test(word) ? [word, word.slice(0, -1)] : [word];
}

interface Meaning {
  /** Single words, for those who type the start of one. */
  readonly words: string[];
  /** Names of the groups it is a kind of. */
  readonly parents: string[];
  readonly isBroad: boolean;
}

const nameOf = ({ words }: WordGroup): string => foldText(words[0] ?? "");

/** By the name of the group; a kind that is no group itself is one of a single word. */
function buildMeanings(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const group of WORD_GROUPS) {
    const words = group.words.map(foldText).filter((word) => !word.includes(" "));
    meanings.set(nameOf(group), { words, parents: [], isBroad: group.isBroad ?? false });
  }
  for (const group of WORD_GROUPS) {
    for (const kind of (group.kinds ?? []).map(foldText)) {
      const known = meanings.get(kind) ?? { words: [kind], parents: [], isBroad: false };
      known.parents.push(nameOf(group));
      meanings.set(kind, known);
    }
  }
  return meanings;
}

const MEANINGS = buildMeanings();

function buildForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [name, { words }] of MEANINGS) {
    for (const form of words.flatMap(formsOf)) forms.set(form, name);
  }
  return forms;
}

/** By each word that may be typed or be in a name: the name of its meaning. */
export const MEANING_OF: ReadonlyMap<string, string> = buildForms();

/** Several words that mean something only together, the longest first, with the name of it. */
export const PHRASES: readonly (readonly [phrase: string, name: string])[] = WORD_GROUPS.flatMap(
  (group) =>
    group.words
      .map(foldText)
      .filter((words) => words.includes(" "))
      .map((phrase) => [phrase, nameOf(group)] as const),
).sort(([one], [other]) => other.length - one.length);

/** Everything that something is a kind of, the nearest first. */
function ancestorsOf(name: string): string[] {
  const found = new Set<string>();
  let level = MEANINGS.get(name)?.parents ?? [];
  while (level.length > 0) {
    for (const parent of level) found.add(parent);
    level = level.flatMap((parent) => MEANINGS.get(parent)?.parents ?? []);
  }
  return [...found];
}

/** What may replace something the shop lacks, the nearest first. */
export const standInsFor = (name: string): string[] =>
  ancestorsOf(name).filter((parent) => MEANINGS.get(parent)?.isBroad !== true);

const wordsOf = (name: string): string[] => [...(MEANINGS.get(name)?.words ?? []), tokenOf(name)];

/** The words and the token of what a word means; none for a word that is not listed. */
export function ownWords(word: string): string[] {
  const name = MEANING_OF.get(word);
  return name === undefined ? [] : wordsOf(name);
}

/** Those of everything that it is a kind of. */
export function upperWords(word: string): string[] {
  const name = MEANING_OF.get(word);
  return name === undefined ? [] : ancestorsOf(name).flatMap(wordsOf);
}

const formsOfGroups = (groups: readonly WordGroup[]): ReadonlySet<string> => {
  const names = new Set(
    groups.flatMap((group) => [nameOf(group), ...(group.kinds ?? []).map(foldText)]),
  );
  return new Set([...MEANING_OF].filter(([, name]) => names.has(name)).map(([form]) => form));
};

/** Words that say what a product is; the last one of a name does. */
export const THING_FORMS = formsOfGroups(THING_WORDS);
/** Words that are looked for in descriptions. */
export const MATERIAL_FORMS = formsOfGroups(MATERIAL_WORDS);

/** The words that find a colour. */
export const colorWords = (name: ColorName): string[] => [
  ...new Set([
    ...splitWords(foldText(name)),
    ...COLOR_FAMILIES[name].flatMap((family) => wordsOf(nameOf(COLOR_WORDS[family]))),
  ]),
];
