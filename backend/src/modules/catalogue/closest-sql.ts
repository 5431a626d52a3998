import { escapeLike, type Parameters } from "./conditions-sql";
import { searchTextOf } from "./domain/search-text";

/** Ends the name in both searched columns, see search-sql. */
const END_OF_NAME = "\u001f";

/**
 * How far a match is from what was typed, the nearest first: the name starts with it, a word of the
 * name starts with it, the name contains it, its words start words of the name, category, colours or
 * their synonyms, and the rest (the description).
 */
export function distance(text: string, parameters: Parameters): string {
  const { phrase, terms } = searchTextOf(text);
  const typed = escapeLike(phrase);
  const like = (pattern: string) => `search_name LIKE ${parameters.add(pattern)}`;
  const words = terms.map(({ word }) => like(`% ${escapeLike(word)}%`));
  return `CASE WHEN ${like(` ${typed}%`)} THEN 0
    WHEN ${like(`% ${typed}%${END_OF_NAME}%`)} THEN 1
    WHEN ${like(`%${typed}%${END_OF_NAME}%`)} THEN 2
    WHEN ${words.join(" AND ")} THEN 3 ELSE 4 END`;
}

/**
 * All matches with their distance, found by the indexes of the text and looked at once, for the count
 * as well; only the rows of the page are read whole. Its cost follows the number of matches, as
 * counting them does.
 * @returns `matches`: the common table `m`; `rows`: the page's JSON
 */
export function closestPage(
  text: string,
  all: string,
  parameters: Parameters,
  range: string,
): { matches: string; rows: string } {
  const order = "ORDER BY distance, created_at DESC, id DESC";
  return {
    matches: `m AS MATERIALIZED (SELECT id, created_at, ${distance(text, parameters)} AS distance FROM catalogue_product ${all})`,
    rows: `SELECT p.json FROM (SELECT * FROM m ${order} ${range}) k JOIN catalogue_product p ON p.id = k.id ORDER BY k.distance, k.created_at DESC, k.id DESC`,
  };
}
