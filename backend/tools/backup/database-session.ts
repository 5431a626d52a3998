import type { Client } from "pg";
import { hasTable, withClient } from "../../launch/database/with-client";
import type { ArchivedTable } from "./archive-format";
import { MIGRATION_TABLES, TABLES } from "./schema-sql";

/** What is written by one session and read by another must mean the same to both. */
const AS_TEXT = [
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET intervalstyle = 'postgres'",
  "SET timezone = 'UTC'",
  "SET extra_float_digits = 1",
  "SET bytea_output = 'hex'",
  // Whole tables take as long as they take; a refused lock means an open shop.
  "SET statement_timeout = 0",
  "SET idle_in_transaction_session_timeout = 0",
  "SET lock_timeout = '15s'",
];

export type TableShape = Pick<ArchivedTable, "name" | "columns">;

/** A session without a shopper's limits, whatever the database prescribes. */
export const withSession = <T>(
  databaseUrl: string,
  name: string,
  work: (client: Client) => Promise<T>,
): Promise<T> =>
  withClient({ connectionString: databaseUrl, application_name: name }, async (client) => {
    for (const setting of AS_TEXT) await client.query(setting);
    return work(client);
  });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const publicName = (name: string): string => `public.${quoted(name)}`;
export const columnList = ({ columns }: TableShape): string =>
  columns.map(({ name }) => quoted(name)).join(", ");

export async function readTables(client: Client): Promise<TableShape[]> {
  return (await client.query<TableShape>(TABLES)).rows;
}

/** The names of all applied migrations, by the table recording them. */
export async function readMigrations(client: Client): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table, column] of Object.entries(MIGRATION_TABLES)) {
    if (!(await hasTable(client, table))) continue;
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT ${quoted(column)}::text COLLATE "C" AS name FROM ${publicName(table)} ORDER BY 1`,
    );
    found[table] = rows.map(({ name }) => name);
  }
  return found;
}
