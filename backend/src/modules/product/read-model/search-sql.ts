import { quoted } from "./quoted-sql";
import { ACCENTS, FOLDED_LETTERS } from "./domain/fold";
import {
  WORD_ENDS,
  MATERIAL_FORMS,
  MEANING_OF,
  ownWords,
  THING_FORMS,
  upperWords,
} from "./domain/search-words";

/**
 * What the searched texts consist of. `search`: name and description, for any part of them.
 * `search_name`: the name, then words, each behind a space, for starts of words and for tokens: those
 * of what the product is (its category and the last thing in its name), of what that is a kind of, and
 * of the rest (gender, colours, materials, other things in the name), with all synonyms. The mark
 * after a token says which. In both, chr(31) ends the name.
 */
export const THING = "o";
export const KIND = "k";

const letters = Object.entries(FOLDED_LETTERS);
const single = letters.filter(([, plain]) => plain.length === 1);
const double = letters.filter(([, plain]) => plain.length > 1);

/**
 * Lower case without accents: `foldText` in SQL. A cluster made with the C locale (the embedded one)
 * lowers ASCII only, so a Unicode collation is named where the server has one.
 */
export const foldFunction = (collation: string | null) => {
  const bare = `regexp_replace(normalize(value, NFD), '[${ACCENTS.join("-")}]', '', 'g')`;
  const lower = `lower(${bare}${collation === null ? "" : ` COLLATE "${collation}"`})`;
  const split = double.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, lower);
  const from = single.map(([letter]) => letter).join("");
  const to = single.map(([, plain]) => plain).join("");
  return `
CREATE OR REPLACE FUNCTION catalogue_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(${split}, ${quoted(from)}, ${quoted(to)})
$$`;
};

/** Collations that fold all of Unicode, best first (built in since 17, ICU where compiled in). */
export const FOLD_COLLATION = `
SELECT collname FROM pg_collation
WHERE collname IN ('pg_c_utf8', 'und-x-icu') AND collencoding IN (-1, pg_char_to_encoding('UTF8'))
ORDER BY collname = 'pg_c_utf8' DESC LIMIT 1`;

/** The words of a text; empty ones among them. Splitting by a pattern would cost ten times as much. */
const tokens = (text: string) =>
  `unnest(string_to_array(translate(${text}, ${quoted(WORD_ENDS)}, '${" ".repeat(WORD_ENDS.length)}'), ' '))`;

/** Planned as a constant where it is used, once for a session. */
const lookupFunction = (name: string, wordsOf: (form: string) => string[]): string => `
CREATE OR REPLACE FUNCTION ${name}(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ${quoted(
    JSON.stringify(
      Object.fromEntries([...MEANING_OF.keys()].map((form) => [form, wordsOf(form).join(" ")])),
    ),
  )}::jsonb ->> word
$$`;

/** The words and tokens of what a listed word means, and of what that is a kind of; null for others. */
export const LOOKUP_FUNCTIONS: readonly string[] = [
  lookupFunction("catalogue_own_words", ownWords),
  lookupFunction("catalogue_upper_words", upperWords),
];

const arrayOf = (forms: ReadonlySet<string>): string =>
  `ARRAY[${[...forms].map(quoted).join(", ")}]`;

const split = (text: string): string => `unnest(string_to_array(${text}, ' '))`;
/** Words with their tokens marked. */
const marked = (word: string, mark: string): string =>
  `CASE WHEN left(${word}, 1) = '=' THEN ${word} || '${mark}' ELSE ${word} END`;

/**
 * The words that find a product besides its name: chr(31), then each once, after a space, in one order
 * on every server. All texts are folded. plpgsql keeps its plans for a session, SQL functions don't
 * before 18.
 */
export const SEARCH_WORDS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_search_words(shown_name text, category text, gender text,
  description text, colors text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text[] := ARRAY(SELECT t FROM ${tokens("shown_name")} t);
  known text[] := ARRAY(SELECT t FROM unnest(named) WITH ORDINALITY n (t, place)
    WHERE t = ANY (${arrayOf(THING_FORMS)}) ORDER BY place);
  things text[] := known[cardinality(known):] || ARRAY(SELECT t FROM ${tokens("category")} t WHERE t <> '');
  materials text[] := ARRAY(SELECT t FROM ${tokens("description")} t WHERE t = ANY (${arrayOf(MATERIAL_FORMS)}));
BEGIN
  RETURN chr(31) || (
    SELECT coalesce(string_agg(' ' || w.word, '' ORDER BY w.word COLLATE "C"), '') FROM (
      SELECT DISTINCT r.word FROM (
        SELECT t AS word FROM unnest(things) t
        UNION ALL SELECT '=' || t || '=${THING}' FROM unnest(things) t WHERE catalogue_own_words(t) IS NULL
        UNION ALL SELECT ${marked("o", THING)} FROM unnest(things) t, ${split("catalogue_own_words(t)")} o
        UNION ALL SELECT ${marked("u", KIND)} FROM unnest(things) t, ${split("catalogue_upper_words(t)")} u
        UNION ALL SELECT ${split("catalogue_own_words(t)")} FROM unnest(named || gender || materials) t
        UNION ALL SELECT ${split("catalogue_upper_words(t)")} FROM unnest(materials) t
        UNION ALL SELECT ${split("catalogue_color_words(c.color)")} FROM unnest(colors) c (color)
      ) r) w
    WHERE w.word <> '');
END $$`;
