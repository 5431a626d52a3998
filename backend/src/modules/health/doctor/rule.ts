/** What a check of one rule found: how many break it, and the first few by id. */
export interface Finding {
  count: number;
  ids: readonly string[];
}

/** A rule that SQL alone can check, over the tables of all modules and of Medusa. */
export interface SqlRule {
  /** What holds, as a sentence. */
  readonly name: string;
  /**
   * Query of what breaks it, one `id` each. One statement is one snapshot, so that nothing mixes
   * before and after a change. Work that follows a commit has the time in `patience.span` before it
   * counts as missing.
   */
  readonly wrong: string;
  /** Statements of one transaction that mend it; $1: ids of everything that breaks it. */
  readonly mend?: readonly string[];
}

const around = (rule: SqlRule, select: string) => `
WITH patience AS (SELECT make_interval(secs => $1::float8) AS span),
wrong AS MATERIALIZED (SELECT DISTINCT w.id FROM (${rule.wrong}) w)
SELECT ${select}`;

/** $1 seconds of patience. One row: the finding. */
export const findingOf = (rule: SqlRule): string =>
  around(
    rule,
    "(SELECT count(*) FROM wrong)::integer AS count, ARRAY(SELECT id FROM wrong ORDER BY id LIMIT 5) AS ids",
  );

/** $1 seconds of patience. One row: all ids. */
export const everyIdOf = (rule: SqlRule): string =>
  around(rule, "ARRAY(SELECT id FROM wrong ORDER BY id) AS ids");
