import { INSERT_ORDER } from "../../src/modules/product/writing/write-sql";
import { SILENCE } from "../../src/modules/product/read-model/triggers-sql";

/** One statement for many rows, given as a JSON array; columns not named keep their defaults. */
export const insertRows = (table: string, columns: readonly string[]): string => {
  const names = columns.map((column) => `"${column}"`).join(", ");
  return `INSERT INTO "${table}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${table}", ?::json)`;
};

/** The read model is rebuilt after the load, so the triggers need not note each row. */
export const LOAD_SETTINGS: readonly string[] = [SILENCE, "SET LOCAL synchronous_commit = off"];

/** Whether this role may skip triggers and foreign-key checks (the embedded database's may). */
export const MAY_SKIP_CHECKS = "SELECT current_setting('is_superuser') = 'on' AS may";

/**
 * Rows of a load refer to rows of the same load, by ids made a moment before; checking each of a
 * million foreign keys takes longer than everything else together.
 */
export const SKIP_CHECKS = "SET LOCAL session_replication_role = replica";

/** Handles that are taken, of the given ones; deleted products keep theirs free. */
export const TAKEN_HANDLES =
  "SELECT handle FROM product WHERE deleted_at IS NULL AND handle = ANY (?::text[])";

/** Statistics right after a load; autovacuum would come minutes later. */
export const ANALYZE_LOADED = `ANALYZE ${INSERT_ORDER.map((table) => `"${table}"`).join(", ")}`;
