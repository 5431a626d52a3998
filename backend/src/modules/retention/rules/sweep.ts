/** How what is due under a rule is found and processed. $1 everywhere: see each member. */
export interface Sweep {
  /** Tables with their names; the first rows of the first are what is counted and locked. */
  readonly from: string;
  /** Name within `from` of the table whose rows are locked. */
  readonly locked: string;
  /** Names a row, as text. */
  readonly key: string;
  /** $1: the rule's period as an interval. Its index is named beside it. */
  readonly isDue: string;
  readonly order: string;
  /** What happens to a batch, in one transaction; $1: its keys, as text[]. */
  readonly statements: readonly string[];
}

/** $1 interval. */
export const countOf = ({ from, isDue }: Sweep): string =>
  `SELECT count(*)::integer AS n FROM ${from} WHERE ${isDue}`;

/**
 * $1 interval, $2 how many. Rows in use are left for the next night; those picked stay as they are
 * until processed.
 */
export const pickOf = ({ from, locked, key, isDue, order }: Sweep): string => `
SELECT ${key}::text AS key FROM ${from} WHERE ${isDue}
ORDER BY ${order} LIMIT $2 FOR NO KEY UPDATE OF ${locked} SKIP LOCKED`;

export const KEYS = "ANY ($1::text[])";

interface Deleted {
  readonly key?: string;
  /** Column to go by, with the index named beside the rule; the key by default. */
  readonly order?: string;
  readonly isNumber?: boolean;
}

/** Rows of one table that are simply deleted once one of their times has passed. */
export function deletion(
  table: string,
  isDue: string,
  { key = "id", order, isNumber = false }: Deleted = {},
): Sweep {
  const keys = isNumber ? "ANY ($1::text[]::bigint[])" : KEYS;
  return {
    from: `${table} t`,
    locked: "t",
    key: `t.${key}`,
    isDue,
    order: `t.${order ?? key}`,
    statements: [`DELETE FROM ${table} WHERE ${key} = ${keys}`],
  };
}
