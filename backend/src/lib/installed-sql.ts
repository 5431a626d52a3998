import { createHash } from "node:crypto";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";

const TABLE = `CREATE TABLE IF NOT EXISTS installed_sql (name text PRIMARY KEY, digest text NOT NULL)`;
/** Two modules or processes starting together would otherwise collide in the system catalogues. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('strive.installed-sql'))";
const HAS_TABLE = `SELECT to_regclass('installed_sql') IS NOT NULL AS yes`;
const READ = `SELECT digest FROM installed_sql WHERE name = ?`;
const WRITE = `INSERT INTO installed_sql (name, digest) VALUES (?, ?)
ON CONFLICT (name) DO UPDATE SET digest = excluded.digest`;

/** Functions and triggers across several modules' tables, which so can't be a migration. */
export interface InstalledSql {
  name: string;
  /** In one transaction; safe to run again. */
  statements: readonly string[];
}

const isInstalled = async (knex: Knex, name: string, digest: string): Promise<boolean> => {
  const table = await knex.raw<{ rows: { yes: boolean }[] }>(HAS_TABLE);
  if (!table.rows[0]?.yes) return false;
  const known = await knex.raw<{ rows: { digest: string }[] }>(READ, [name]);
  return known.rows[0]?.digest === digest;
};

/**
 * Runs the statements if they differ from what was last run. Call it when all tables exist: after
 * migrating, and at every start, where two short reads usually find everything in place.
 */
export async function ensureInstalled(
  knex: Knex,
  { name, statements }: InstalledSql,
): Promise<void> {
  const digest = createHash("sha256").update(statements.join("\n")).digest("hex");
  if (await isInstalled(knex, name, digest)) return;
  await knex.transaction(async (transaction) => {
    await transaction.raw(LOCK);
    await transaction.raw(TABLE);
    for (const statement of statements) await transaction.raw(statement.replaceAll("?", "\\?"));
    await transaction.raw(WRITE, [name, digest]);
  });
}

/** The same at a module's start: Medusa does not report one that fails to start. */
export async function installAtStart(
  knex: Knex,
  logger: Pick<Logger, "error">,
  sql: InstalledSql,
): Promise<void> {
  try {
    await ensureInstalled(knex, sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    logger.error(`The triggers of ${sql.name} are not in place: ${reason}`);
  }
}
