import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { withDatabase } from "./people";
import type { OwnShop, Shop } from "./shop";

interface Column {
  schema: string;
  table: string;
  column: string;
}

/** Everything that can hold words, in every table of every schema that is not PostgreSQL's own. */
const COLUMNS = `
SELECT n.nspname AS schema, c.relname AS table, a.attname AS column
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'm') AND a.attnum > 0 AND NOT a.attisdropped
  AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
  AND format_type(a.atttypid, NULL) ~ '^(text|character|json|citext|name)'
ORDER BY 1, 2, 3`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Where any of the words stands, as `table.column` (with its schema unless that is `public`), in
 * whatever case; and how many columns were looked through.
 */
export function findInDatabase(
  shop: Shop,
  words: readonly string[],
): Promise<{ found: string[]; looked: number }> {
  const pattern = words.map(escaped).join("|");
  return withDatabase(shop, async (database) => {
    const { rows: columns } = await database.query<Column>(COLUMNS);
    const tables = new Map<string, Column[]>();
    for (const column of columns) {
      const table = `${quoted(column.schema)}.${quoted(column.table)}`;
      tables.set(table, [...(tables.get(table) ?? []), column]);
    }
    const found: string[] = [];
    for (const [table, its] of tables) {
      const looks = its.map(({ column }, at) => {
        return `coalesce(bool_or(${quoted(column)}::text ~* $1), false) AS c${at}`;
      });
      const { rows } = await database.query<Record<string, boolean>>(
        `SELECT ${looks.join(", ")} FROM ${table}`,
        [pattern],
      );
      its.forEach(({ schema, table: name, column }, at) => {
        const place = `${schema === "public" ? "" : `${schema}.`}${name}.${column}`;
        if (rows[0]?.[`c${at}`]) found.push(place);
      });
    }
    return { found: found.sort(), looked: columns.length };
  });
}

/** Everything the shop has logged: on its output, and in its folder. */
export async function loggedBy(shop: OwnShop): Promise<string> {
  const folder = path.join(shop.dataDir, "logs");
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return [shop.output(), ...texts].join("\n");
}
