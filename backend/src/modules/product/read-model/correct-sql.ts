import { containing, escapeLike } from "../../../lib/like-pattern";
import type { Translated } from "../../../contracts/translated";
import type { Statement } from "./conditions-sql";

/** A search term: a part of a text (null: not in texts), and its form among the words. */
export interface Wanted {
  readonly piece: string | null;
  /** A token, or a word that is found by its start. */
  readonly word: string;
}

/**
 * One row (word) for each that some product has, in English or a language. Indexes: catalogue_product_search,
 * catalogue_product_search_name, and the same of catalogue_text.
 */
export function presentStatement(wanted: readonly Wanted[], language?: Translated): Statement {
  const values: string[] = [];
  const like = (column: string, pattern: string) => {
    const found = `${column} LIKE $${values.push(pattern)}`;
    const english = `EXISTS (SELECT 1 FROM catalogue_product WHERE ${found})`;
    if (language === undefined) return english;
    return `(${english} OR EXISTS (SELECT 1 FROM catalogue_text WHERE language = '${language}' AND ${found}))`;
  };
  const rows = wanted.map(({ piece, word }) => {
    const selected = `SELECT $${values.push(word)}::text AS word`;
    const named = like("search_name", `% ${escapeLike(word)}%`);
    const isThere = piece === null ? named : `(${named} OR ${like("search", containing(piece))})`;
    return `${selected} WHERE ${isThere}`;
  });
  return { text: rows.join(" UNION ALL "), values };
}

/** A word may be longer than what was typed: by its plural, or by what is not typed yet. */
const LONGER = 5;
const SHORTER = 2;

/**
 * One row (words, joined by spaces, or null): the products' words of about that length that begin with
 * the same letter, or differ only in the first letter. By the primary key of catalogue_word.
 */
export function neighboursStatement(word: string): Statement {
  const [first = "", second = "", ...others] = word;
  const rest = others.join("");
  const patterns = [
    `${escapeLike(first)}%`,
    `_${escapeLike(second + rest)}`,
    `_${escapeLike(word)}`,
    escapeLike(second + rest),
    escapeLike(second + first + rest),
  ];
  return {
    text: `SELECT string_agg(word, ' ') AS words FROM catalogue_word
      WHERE length(word) BETWEEN $1::integer AND $2::integer
        AND (${patterns.map((_, at) => `word LIKE $${at + 3}`).join(" OR ")})`,
    values: [word.length - SHORTER, word.length + LONGER, ...patterns],
  };
}
