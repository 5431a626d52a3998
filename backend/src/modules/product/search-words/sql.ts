/** Words with something to say about them; more would be somebody who sends nonsense. */
const MOST_MISSES = 5000;

/** $1 id, $2 word, $3 language. Indexes: search_miss_word_key. */
export const NOTE_MISS = {
  name: "search_note_miss",
  text: `INSERT INTO search_miss AS m (id, word, language)
    SELECT $1, $2, $3
    WHERE EXISTS (SELECT 1 FROM search_miss WHERE word = $2)
      OR (SELECT count(*) FROM search_miss) < ${MOST_MISSES}
    ON CONFLICT (word) DO UPDATE
      SET times = m.times + 1, language = excluded.language, last_at = now()`,
};

/** $1 limit, $2 offset. Index: search_miss_often. */
export const LIST_MISSES = {
  name: "search_misses",
  text: `SELECT (SELECT count(*)::integer FROM search_miss) AS count,
    coalesce((SELECT json_agg(m) FROM (
      SELECT id, word, language, times, last_at AS "lastAt" FROM search_miss
      ORDER BY times DESC, last_at DESC, id DESC LIMIT $1 OFFSET $2) m), '[]') AS misses`,
};

export const DROP_MISS = {
  name: "search_drop_miss",
  text: "DELETE FROM search_miss WHERE id = $1 RETURNING word",
};

export const DROP_MISS_OF_WORD = {
  name: "search_drop_miss_of_word",
  text: "DELETE FROM search_miss WHERE word = $1",
};

/** $1 limit, $2 offset. Index: search_synonym_word_key. */
export const LIST_SYNONYMS = {
  name: "search_synonyms",
  text: `SELECT (SELECT count(*)::integer FROM search_synonym) AS count,
    coalesce((SELECT json_agg(s) FROM (
      SELECT id, word, means, created_at AS "createdAt" FROM search_synonym
      ORDER BY word LIMIT $1 OFFSET $2) s), '[]') AS synonyms`,
};

export const COUNT_SYNONYMS = {
  name: "search_count_synonyms",
  text: "SELECT count(*)::integer AS count FROM search_synonym",
};

/** $1 id, $2 word, $3 means. */
export const ADD_SYNONYM = {
  name: "search_add_synonym",
  text: `INSERT INTO search_synonym (id, word, means) VALUES ($1, $2, $3)
    ON CONFLICT (word) DO NOTHING
    RETURNING id, word, means, created_at AS "createdAt"`,
};

export const DROP_SYNONYM = {
  name: "search_drop_synonym",
  text: `DELETE FROM search_synonym WHERE id = $1
    RETURNING id, word, means, created_at AS "createdAt"`,
};
