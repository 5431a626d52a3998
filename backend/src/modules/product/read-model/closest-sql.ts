import type { Translated } from "../../../contracts/translated";
import type { Parameters } from "./conditions-sql";
import type { SearchText } from "./domain/search-text";
import { KIND, THING } from "./search-sql";
import { toldIn } from "./texts-sql";

/** Ends the name in both searched columns, see search-sql. */
export const END_OF_NAME = "\u001f";

/** Anything further away is found only by its description, or not at all. */
export const LACKING = 8;

/**
 * How far a match is from what was typed, as one digit, the nearest first:
 *
 * 0. it is the whole name;
 * 1. and 2. it says what the product is (`shirt`, `camp shirt`), with its words in the name, or not;
 * 3. the name starts with it, 4. a word of the name does;
 * 5. it says what the product is a kind of, and all words find it by name, category, colour, material
 *    or their synonyms;
 * 6. it is within the name; 7. all words find it, as in 5; 8. only as a stand-in for something the
 * shop lacks; 9. the rest (the description).
 */
export function distance({ phrase, terms }: SearchText, parameters: Parameters): string {
  // Finding plain text costs a fraction of a pattern.
  const place = (text: string) => `strpos(search_name, ${parameters.add(text)})`;
  const has = (text: string) => `${place(text)} > 0`;
  const starts = (text: string) => `starts_with(search_name, ${parameters.add(text)})`;
  // The name is first: what is in it is found there first.
  const inName = (text: string) => `${place(text)} BETWEEN 1 AND ${place(END_OF_NAME)}`;
  const all = (conditions: string[]) => `(${conditions.join(" AND ")})`;
  const any = (conditions: string[]) => `(${conditions.join(" OR ")})`;
  const facts = terms.map(({ word, token, isListed, standIns }) => {
    const named = inName(` ${word}`);
    const thing = has(` ${token}${THING}`);
    const kind = any([thing, has(` ${token}${KIND}`)]);
    const found = isListed ? any([has(` ${token}`), named]) : has(` ${word}`);
    const near = any([found, ...standIns.map((standIn) => has(` ${standIn}`))]);
    return { named, thing, kind, found, near, isNear: standIns.length > 0 };
  });
  const isThing = any(facts.map(({ thing }) => thing));
  const isThingByName = all(facts.map(({ named, thing }) => any([named, thing])));
  const isFound = all(facts.map(({ found }) => found));
  const nearer = facts.some(({ isNear }) => isNear)
    ? `WHEN ${all(facts.map(({ near }) => near))} THEN 8`
    : "";
  return `CASE WHEN ${starts(` ${phrase}${END_OF_NAME}`)} THEN 0
    WHEN ${isThing} AND ${isThingByName} THEN CASE WHEN ${inName(` ${phrase}`)} THEN 1 ELSE 2 END
    WHEN ${starts(` ${phrase}`)} THEN 3
    WHEN ${inName(` ${phrase}`)} THEN 4
    WHEN ${isFound} AND ${any(facts.map(({ kind }) => kind))} THEN 5
    WHEN ${inName(phrase)} THEN 6
    WHEN ${isFound} THEN 7 ${nearer} ELSE 9 END`;
}

/** A distance as it is ordered: what is found in the reader's language goes before what is as near in English. */
export const farOwn = (distance: string): string => `2 * (${distance})`;
export const farEnglish = (distance: string): string => `${farOwn(distance)} + 1`;

/**
 * All matches with their distance, found by the text's indexes and read once, for the count too; only
 * the page's rows are read whole. Its cost follows the number of matches, as
 * counting them does.
 * @returns `matches`: the common table `m`; `rows`: the page's JSON
 */
export function closestPage(
  text: SearchText,
  all: string,
  parameters: Parameters,
  range: string,
  language?: Translated,
): { matches: string; rows: string } {
  const order = "ORDER BY distance, created_at DESC, id DESC";
  const english = distance(text, parameters);
  const far =
    language === undefined
      ? english
      : `least(${farEnglish(english)}, (SELECT ${farOwn(english)} FROM catalogue_text t
          WHERE t.id = catalogue_product.id AND t.language = '${language}'))`;
  return {
    matches: `m AS MATERIALIZED (SELECT id, created_at, ${far} AS distance FROM catalogue_product ${all})`,
    rows: `SELECT ${toldIn(language, "p.id", "p.json")} AS json FROM (SELECT * FROM m ${order} ${range}) k JOIN catalogue_product p ON p.id = k.id ORDER BY k.distance, k.created_at DESC, k.id DESC`,
  };
}
