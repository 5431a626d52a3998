import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { PlainError } from "../../launch/terminal/plain-error";
import { hasTable } from "../../launch/database/with-client";
import type { ArchivedTable, Manifest } from "./archive-format";
import { publicName, readMigrations, readTables, type TableShape } from "./database-session";
import { KEPT_TABLES, OTHER_SESSIONS, SIGNS_OF_LIFE } from "./schema-sql";
import { versionWords } from "./shop-version";

/** The server takes a moment to notice a killed process, such as an earlier restore. */
const SESSIONS_END_MS = 5000;

async function hasOtherSessions(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(OTHER_SESSIONS);
  return (rows[0]?.n ?? 0) > 0;
}

/** @throws PlainError when somebody uses, or has used, this database as a shop */
export async function refuseUsedDatabase(client: Client): Promise<void> {
  const until = Date.now() + SESSIONS_END_MS;
  while (await hasOtherSessions(client)) {
    if (Date.now() > until) {
      throw new PlainError(
        "Somebody is connected to this database. Stop every shop on it before a restore.",
      );
    }
    await pause(250);
  }
  await refuseFilledDatabase(client);
}

/** @throws PlainError when the database holds people's data */
async function refuseFilledDatabase(client: Client): Promise<void> {
  const found: string[] = [];
  for (const [table, words] of Object.entries(SIGNS_OF_LIFE)) {
    if (!(await hasTable(client, table))) continue;
    const { rowCount } = await client.query(`SELECT 1 FROM ${publicName(table)} LIMIT 1`);
    if (rowCount) found.push(words);
  }
  if (found.length === 0) return;
  throw new PlainError(
    `The database is not empty: it has ${found.join(", ")}. A restore goes into an empty place: another DATA_DIR, or a new database in DATABASE_URL.`,
  );
}

const listed = (names: readonly string[]) =>
  names.length > 5
    ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more`
    : names.join(", ");

/** What only one of two lists has, as words; empty if they are the same. */
function differences(archived: readonly string[], here: readonly string[]): string[] {
  const missing = archived.filter((name) => !here.includes(name));
  const added = here.filter((name) => !archived.includes(name));
  return [
    ...(missing.length > 0 ? [`only in the backup: ${listed(missing)}`] : []),
    ...(added.length > 0 ? [`only here: ${listed(added)}`] : []),
  ];
}

const shapeOf = ({ name, columns }: TableShape): string[] => [
  name,
  ...columns.map((column) => `${name}.${column.name} ${column.type}`),
];

/**
 * A backup only goes into the schema it came from.
 * @throws PlainError naming the version to check out
 */
export async function refuseOtherSchema(
  client: Client,
  archive: Pick<Manifest, "migrations" | "shop"> & { tables: readonly ArchivedTable[] },
): Promise<void> {
  const migrations = await readMigrations(client);
  const tables = (await readTables(client)).filter(({ name }) => !KEPT_TABLES.includes(name));
  const differing = [
    ...differences(Object.values(archive.migrations).flat(), Object.values(migrations).flat()),
    ...differences(archive.tables.flatMap(shapeOf), tables.flatMap(shapeOf)),
  ];
  if (differing.length === 0) return;
  throw new PlainError(
    `The backup is of ${versionWords(archive.shop)}, whose database is another (${differing.join("; ")}). Check out that version, restore with it, and upgrade afterwards.`,
  );
}
