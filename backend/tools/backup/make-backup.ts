import type { Client } from "pg";
import { bucketSettings } from "../../src/lib/images";
import { PlainError } from "../../launch/terminal/plain-error";
import type { Settings } from "../../launch/settings/settings";
import { TURNS } from "../../launch/database/turns";
import { hasTable } from "../../launch/database/with-client";
import { FORMAT, MANIFEST, manifestSchema, type Manifest } from "./archive-format";
import type { ArchiveWriter } from "./archive-writer";
import { readMigrations, withSession } from "./database-session";
import { dumpFiles } from "./dump-files";
import { dumpTables, readSequences } from "./dump-tables";
import { shopVersion } from "./shop-version";

type DatabasePart = Pick<Manifest, "madeAt" | "postgres" | "migrations" | "tables" | "sequences">;

/** Until the end of the transaction; a migrator waits for it. */
async function keepMigratorsOut(client: Client): Promise<void> {
  const { rows } = await client.query<{ ok: boolean }>(
    "SELECT pg_try_advisory_xact_lock_shared($1) AS ok",
    [TURNS.schema],
  );
  if (!rows[0]?.ok) {
    throw new PlainError("The database is being updated at this moment: try again afterwards.");
  }
}

/** The whole database as of one moment, while others write to it. */
async function dumpDatabase(client: Client, writer: ArchiveWriter): Promise<DatabasePart> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { rows } = await client.query<{ version: string; now: Date }>(
    "SELECT current_setting('server_version') AS version, now() AS now",
  );
  const [server] = rows;
  if (!server) throw new Error("The database did not answer.");
  await keepMigratorsOut(client);
  const migrations = await readMigrations(client);
  const tables = await dumpTables(client, writer);
  const sequences = await readSequences(client);
  await client.query("COMMIT");
  const madeAt = server.now.toISOString();
  return { madeAt, postgres: server.version, migrations, tables, sequences };
}

/**
 * Writes the whole shop into an archive: rows of one moment, then the files they name. A file added
 * meanwhile may be in it, without a row; one removed meanwhile is not.
 * @throws PlainError when there is no shop in the database
 */
export async function makeBackup(
  { env, dataDir }: Settings,
  databaseUrl: string,
  writer: ArchiveWriter,
): Promise<Manifest> {
  const database = await withSession(databaseUrl, "strive-backup", async (client) => {
    if (!(await hasTable(client, "launcher_state"))) {
      throw new PlainError("There is no shop in this database: nothing to back up.");
    }
    return dumpDatabase(client, writer);
  });
  const secrets = [
    ...(env.JWT_SECRET === undefined ? ["jwt-secret"] : []),
    ...(env.COOKIE_SECRET === undefined ? ["cookie-secret"] : []),
  ];
  const manifest = manifestSchema.parse({
    format: FORMAT,
    shop: await shopVersion(),
    ...database,
    ...(await dumpFiles(dataDir, writer, secrets)),
    pictures: bucketSettings(env) ? "bucket" : "folder",
  } satisfies Manifest);
  await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return manifest;
}
