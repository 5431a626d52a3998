import { escapeLike, type Statement } from "./conditions-sql";
import type { SearchTerm } from "./domain/search-text";

/** Products whose words are compared: those of the first few say what the rest are called, too. */
const MOST_COMPARED = 200;

/** Of a whole word. One wrong letter costs a short word more than half of its letter groups. */
const LEAST_SIMILAR = 0.35;

/**
 * One row (word): the term itself where some product has it, else the word of a product that is most
 * like it, else null. Compares words, never whole products, so its cost does not follow the catalogue.
 * Indexes: catalogue_product_search, catalogue_product_search_name; the thresholds of the two kinds of
 * similarity are set on the connection.
 */
export const correctionStatement = ({ piece, word }: SearchTerm): Statement => ({
  text: `SELECT CASE WHEN EXISTS (SELECT 1 FROM catalogue_product WHERE search LIKE $2 OR search_name LIKE $3) THEN $1::text
    ELSE (SELECT t.word FROM (
        SELECT DISTINCT unnest(string_to_array(translate(s.search_name, chr(31), ' '), ' ')) AS word
        FROM (SELECT search_name FROM catalogue_product WHERE search_name %> $1 OR search_name %>> $1 LIMIT ${MOST_COMPARED}) s) t
      WHERE similarity(t.word, $1) >= ${LEAST_SIMILAR}
      ORDER BY similarity(t.word, $1) DESC, t.word COLLATE "C" LIMIT 1) END AS word`,
  values: [word, `%${escapeLike(piece)}%`, `% ${escapeLike(word)}%`],
});
