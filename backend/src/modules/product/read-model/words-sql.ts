import { WORD_ENDS } from "./domain/search-words";

/**
 * Every word that is or was in a published product, or finds it: what typos are compared with. It may
 * hold words no product has any more; check before using one.
 */
export const CREATE_WORDS = `CREATE TABLE IF NOT EXISTS catalogue_word (word text COLLATE "C" PRIMARY KEY)`;
export const DROP_WORDS = "DROP TABLE IF EXISTS catalogue_word";

/** Between words also what ends a name, and what tokens are made of. */
const ENDS = `${WORD_ENDS}\u001f=`;
const quotedEnds = `'${ENDS}'`;

/** The words of a row with searched texts; numbers, codes and scraps are not corrected. */
export const wordsOf = (row: string): string =>
  `SELECT w.word FROM unnest(string_to_array(
      translate(${row}.search || ' ' || ${row}.search_name, ${quotedEnds}, '${" ".repeat(ENDS.length)}'), ' ')) w (word)
    WHERE length(w.word) BETWEEN 3 AND 30 AND w.word !~ '[0-9]'`;

/** A part of the statement that stores products: the words of those whose texts are other ones. */
export const NEW_WORDS = `, words AS (
    INSERT INTO catalogue_word (word)
    SELECT DISTINCT w.word FROM fresh f
    JOIN differing d ON d.id = f.id
    LEFT JOIN before b ON b.id = f.id
    CROSS JOIN LATERAL (${wordsOf("f")}) w
    WHERE (f.search, f.search_name) IS DISTINCT FROM (b.search, b.search_name)
    ON CONFLICT DO NOTHING
  )`;

/** Rebuilt, without unused ones; the caller holds the refresh lock in the same transaction. */
export const COLLECT_WORDS: readonly string[] = [
  "DELETE FROM catalogue_word",
  `INSERT INTO catalogue_word (word)
   SELECT DISTINCT w.word FROM catalogue_product p CROSS JOIN LATERAL (${wordsOf("p")}) w
   UNION SELECT DISTINCT w.word FROM catalogue_text t CROSS JOIN LATERAL (${wordsOf("t")}) w`,
];
