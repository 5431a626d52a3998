import { colorName, NAMED_COLORS, toNameSpace } from "../../../contracts/colors";
import { ACCENTS, FOLDED_LETTERS } from "./domain/fold";
import {
  WORD_ENDS,
  colorWords,
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

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

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

const wordsOfHex = (hex: string): string => {
  const name = colorName(hex);
  return name === null ? "" : colorWords(name).join(" ");
};

const PALETTE_WORDS = JSON.stringify(
  Object.fromEntries(NAMED_COLORS.map(({ hex }) => [hex, wordsOfHex(hex)])),
);
const paletteRows = NAMED_COLORS.map(({ hex }, position) => {
  const [l, a, b] = toNameSpace(hex) ?? [0, 0, 0];
  return `(${position}, ${l}::float8, ${a}::float8, ${b}::float8, ${quoted(wordsOfHex(hex))})`;
}).join(", ");

/** Red, green and blue (0 to 1) as light, the way contracts/colors does it. */
const linear = (channel: string) =>
  `CASE WHEN ${channel} <= 0.04045 THEN ${channel} / 12.92 ELSE power((${channel} + 0.055) / 1.055, 2.4) END`;
const byte = (start: number) =>
  `get_byte(decode(substr(hex, ${start}, 2), 'hex'), 0) / 255.0::float8`;

/** The words of `#rrggbb`: those of the nearest of the shop's colours (contracts/colors in SQL). */
export const COLOR_WORDS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_color_words(hex text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := '${PALETTE_WORDS}'::jsonb ->> hex;
  r float8; g float8; b float8;
  l float8; m float8; s float8;
  light float8; red float8; yellow float8; k float8;
BEGIN
  IF words IS NOT NULL THEN RETURN words; END IF;
  r := ${byte(2)}; g := ${byte(4)}; b := ${byte(6)};
  r := ${linear("r")}; g := ${linear("g")}; b := ${linear("b")};
  l := cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  m := cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  s := cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  light := 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  red := 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  yellow := 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  k := 1 / (1 + 8 * sqrt(red * red + yellow * yellow));
  light := light * sqrt(0.2::float8) / 1.8;
  red := red * k;
  yellow := yellow * k;
  SELECT p.words INTO words FROM (VALUES ${paletteRows}) p (rank, x, y, z, words)
  ORDER BY (x - light) ^ 2 + (y - red) ^ 2 + (z - yellow) ^ 2, p.rank LIMIT 1;
  RETURN words;
END $$`;

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
