import { TRANSLATED, type Translated } from "../../../contracts/translated";
import { wordsOf } from "./words-sql";

/**
 * Texts of products and categories in further languages. What is translated comes from Medusa's
 * translation module; what is not is said in English, each text by itself. Only products with
 * something to say in a language have a row of it.
 */

/** The JSON of a product goes on here after its texts. No text holds it: its quotes are escaped there. */
const AFTER_TEXTS = `',"price":'`;

export const CREATE_TEXTS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS catalogue_text (
     id text NOT NULL,
     language text NOT NULL,
     name text NOT NULL,
     head text NOT NULL,
     search text NOT NULL,
     search_name text NOT NULL,
     PRIMARY KEY (id, language)
   )`,
  "ALTER TABLE catalogue_text ALTER COLUMN head SET STORAGE EXTERNAL",
  "ALTER TABLE catalogue_text ALTER COLUMN search SET STORAGE MAIN",
  `DO $$ BEGIN
     IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
       CREATE INDEX IF NOT EXISTS catalogue_text_search ON catalogue_text USING gin (search gin_trgm_ops);
       CREATE INDEX IF NOT EXISTS catalogue_text_search_name ON catalogue_text USING gin (search_name gin_trgm_ops);
     END IF;
   END $$`,
  `CREATE TABLE IF NOT EXISTS catalogue_category_text (
     id text NOT NULL,
     language text NOT NULL,
     name text NOT NULL,
     PRIMARY KEY (id, language)
   )`,
];
export const DROP_TEXTS: readonly string[] = [
  "DROP TABLE IF EXISTS catalogue_text CASCADE",
  "DROP TABLE IF EXISTS catalogue_category_text CASCADE",
];

/**
 * What a product's JSON begins with: everything that another language says otherwise.
 * `original`: the category's name in English where `category_name` is another, else null.
 */
export const HEAD_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_head(product text, name text, handle text, description text,
  category text, category_name text, gender text, original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{"_id":' || to_json(product)::text || ',"id":' || to_json(product)::text ||
  ',"product_name":' || to_json(name)::text || ',"name":' || to_json(name)::text ||
  ',"handle":' || to_json(handle)::text || ',"description":' || to_json(description)::text ||
  ',"category_id":' || CASE WHEN category IS NULL THEN 'null' ELSE
    '{"_id":' || to_json(category)::text || ',"category_name":' || to_json(category_name)::text ||
    ',"gender":' || to_json(gender)::text ||
    coalesce(',"original_name":' || to_json(original)::text, '') || '}' END ||
  ',"category_name":' || coalesce(to_json(category_name)::text, 'null')
$$`;

/** A product's JSON in a language. @param own the column with its English one */
export const toldIn = (language: Translated | undefined, id: string, own: string): string =>
  language === undefined ? own : `catalogue_told(${id}, ${own}, '${language}')`;

/** By the primary key of catalogue_text. */
export const TOLD_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_told(product text, own text, spoken text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT t.head || substr(own, strpos(own, ${AFTER_TEXTS})) FROM catalogue_text t
    WHERE t.id = product AND t.language = spoken), own)
$$`;

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(", ");
const languageOf = "split_part(lower(t.locale_code), '-', 1)";
/** Null where nothing is to be shown: empty, or a text that staff no longer translate. */
const textOf = (field: string) =>
  `nullif(btrim(CASE WHEN s.fields @> '["${field}"]' THEN t.translations ->> '${field}' END, E' \\n\\r\\t'), '')`;

/** Rows (id, language, and the fields) of what Medusa has of some things. The plain \`fr\` goes before \`fr-FR\`. */
const toldTexts = (reference: string, fields: readonly string[], of: string) => `
    SELECT DISTINCT ON (t.reference_id, ${languageOf}) t.reference_id AS id, ${languageOf} AS language,
      ${fields.map((field) => `${textOf(field)} AS ${field}`).join(", ")}
    FROM translation t
    JOIN translation_settings s ON s.entity_type = t.reference AND s.is_active AND s.deleted_at IS NULL
    WHERE t.reference = '${reference}' AND ${of} AND t.deleted_at IS NULL AND ${languageOf} IN (${quoted(TRANSLATED)})
    ORDER BY t.reference_id, ${languageOf}, length(t.locale_code), t.locale_code`;

/** A host without Medusa's translation module has no table of it; plpgsql looks only when it gets there. */
const UNLESS_TRANSLATED = "IF to_regclass('translation') IS NULL THEN RETURN; END IF;";

/** The texts of published products as they should be. Reads their stored rows, so these go first. */
export const COMPUTE_TEXTS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_compute_texts(wanted text[]) RETURNS SETOF catalogue_text
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
${UNLESS_TRANSLATED}
RETURN QUERY
WITH told AS MATERIALIZED (${toldTexts("product", ["title", "description"], "t.reference_id = ANY (wanted)")}
), said AS (
  SELECT p.id, l.language, p.handle, p.gender, p.colors, p.category_id, p.category_name AS original,
    coalesce(t.title, m.title) AS name, coalesce(t.description, m.description, '') AS description,
    coalesce(c.name, p.category_name) AS category_name, k.gender AS category_gender
  FROM catalogue_product p
  JOIN product m ON m.id = p.id
  CROSS JOIN (VALUES ${TRANSLATED.map((language) => `('${language}')`).join(", ")}) l (language)
  LEFT JOIN told t ON t.id = p.id AND t.language = l.language
  LEFT JOIN catalogue_category k ON k.id = p.category_id
  LEFT JOIN catalogue_category_text c ON c.id = p.category_id AND c.language = l.language
  WHERE p.id = ANY (wanted) AND (t.title IS NOT NULL OR t.description IS NOT NULL OR c.name IS NOT NULL)
)
SELECT s.id, s.language, s.name,
  catalogue_head(s.id, s.name, s.handle, s.description, s.category_id, s.category_name, s.category_gender,
    CASE WHEN s.category_name <> s.original THEN s.original END) AS head,
  catalogue_fold(s.name) || chr(31) || catalogue_fold(s.description) AS search,
  ' ' || catalogue_fold(s.name) || catalogue_search_words(catalogue_fold(s.name),
    catalogue_fold(coalesce(s.category_name, '')), coalesce(s.gender, ''), catalogue_fold(s.description), s.colors) AS search_name
FROM said s;
END $$`;

const TEXT_COLUMNS = ["name", "head", "search", "search_name"] as const;
const textsOf = (row: string) => `(${TEXT_COLUMNS.map((column) => `${row}.${column}`).join(", ")})`;

/** Computes the texts of the given products and stores those that differ. Callers hold the refresh lock. */
export const STORE_TEXTS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_store_texts(ids text[], OUT changed text[])
LANGUAGE plpgsql AS $$
BEGIN
  WITH fresh AS MATERIALIZED (
    SELECT * FROM catalogue_compute_texts(ids)
  ), before AS MATERIALIZED (
    SELECT * FROM catalogue_text WHERE id = ANY (ids)
  ), differing AS MATERIALIZED (
    SELECT coalesce(f.id, b.id) AS id, coalesce(f.language, b.language) AS language, f.id IS NOT NULL AS kept
    FROM fresh f FULL JOIN before b ON b.id = f.id AND b.language = f.language
    WHERE f.id IS NULL OR b.id IS NULL OR ${textsOf("f")} IS DISTINCT FROM ${textsOf("b")}
  ), gone AS (
    DELETE FROM catalogue_text t USING differing d
    WHERE t.id = d.id AND t.language = d.language AND NOT d.kept
  ), put AS (
    INSERT INTO catalogue_text (id, language, ${TEXT_COLUMNS.join(", ")})
    SELECT f.id, f.language, ${TEXT_COLUMNS.map((column) => `f.${column}`).join(", ")}
    FROM fresh f JOIN differing d ON d.id = f.id AND d.language = f.language
    ON CONFLICT (id, language) DO UPDATE SET ${TEXT_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}
  ), words AS (
    INSERT INTO catalogue_word (word)
    SELECT DISTINCT w.word FROM fresh f
    JOIN differing d ON d.id = f.id AND d.language = f.language
    CROSS JOIN LATERAL (${wordsOf("f")}) w
    ON CONFLICT DO NOTHING
  )
  SELECT coalesce(array_agg(DISTINCT id), '{}') INTO changed FROM differing;
END $$`;

/** The names of the shop's categories in further languages, as they should be. */
export const COMPUTE_CATEGORY_TEXTS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_compute_category_texts() RETURNS SETOF catalogue_category_text
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
${UNLESS_TRANSLATED}
RETURN QUERY
SELECT t.id, t.language, t.name
FROM (${toldTexts("product_category", ["name"], "true")}) t
JOIN catalogue_category k ON k.id = t.id
WHERE t.name <> k.name;
END $$`;

/** Makes `catalogue_category_text` equal to Medusa's translations; true if anything differed. */
export const STORE_CATEGORY_TEXTS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_store_category_texts() RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  differs boolean;
BEGIN
  WITH truth AS MATERIALIZED (
    SELECT * FROM catalogue_compute_category_texts()
  ), gone AS (
    DELETE FROM catalogue_category_text c
    WHERE NOT EXISTS (SELECT 1 FROM truth t WHERE t.id = c.id AND t.language = c.language) RETURNING 1
  ), put AS (
    INSERT INTO catalogue_category_text (id, language, name)
    SELECT t.id, t.language, t.name FROM truth t
    ON CONFLICT (id, language) DO UPDATE SET name = excluded.name
    WHERE catalogue_category_text.name <> excluded.name
    RETURNING 1
  ) SELECT EXISTS (SELECT 1 FROM gone) OR EXISTS (SELECT 1 FROM put) INTO differs;
  RETURN differs;
END $$`;

/** Ids of the given products ($1) whose texts are not as they should be. */
export const WRONG_TEXTS = `
SELECT id FROM catalogue_compute_texts($1::text[]) t
FULL JOIN (SELECT * FROM catalogue_text WHERE id = ANY ($1::text[])) s USING (id, language)
WHERE ${textsOf("t")} IS DISTINCT FROM ${textsOf("s")}`;

export const WRONG_CATEGORY_TEXTS = `
SELECT id FROM catalogue_compute_category_texts() t
FULL JOIN catalogue_category_text s USING (id, language) WHERE t.name IS DISTINCT FROM s.name`;

/**
 * What Medusa has of one thing in the shop's languages, as JSON: by language, its fields. The plain
 * locales only, which the shop's own forms write.
 */
export const TRANSLATIONS_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_translations(thing text) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF to_regclass('translation') IS NULL THEN RETURN '{}'; END IF;
  RETURN (SELECT coalesce(json_object_agg(t.locale_code, t.translations ORDER BY t.locale_code), '{}') FROM translation t
    WHERE t.reference_id = thing AND t.deleted_at IS NULL AND t.locale_code IN (${quoted(TRANSLATED)}));
END $$`;
