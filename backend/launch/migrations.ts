import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { PlainError } from "./plain-error";

/** Any number, the same in every launcher: who holds it may change the schema. */
export const ADVISORY_KEY = 7_871_001;
const LONGEST_WAIT_MS = 10 * 60 * 1000;

interface Options {
  readonly databaseUrl: string;
  /** Folder of the compiled `medusa-config.js`. */
  readonly host: string;
  /** Folder of the compiled backend (`src` and `launch` below it). */
  readonly compiled: string;
  readonly dataDir: string;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

async function javaScriptBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Everything that decides the schema: Medusa's version, the host, our migrations, models and links. */
async function schemaFingerprint({ host, compiled }: Options): Promise<string> {
  const hash = createHash("sha256");
  const medusa = createRequire(__filename).resolve("@medusajs/medusa/package.json");
  hash.update((JSON.parse(await readFile(medusa, "utf8")) as { version: string }).version);
  const modules = await javaScriptBelow(path.join(compiled, "src/modules"));
  const files = [
    path.join(host, "medusa-config.js"),
    path.join(compiled, "src/lib/medusa-options.js"),
    ...modules.filter((file) => /[\\/](migrations|models)[\\/]/.test(file)),
    ...(await javaScriptBelow(path.join(compiled, "src/links"))),
  ];
  for (const file of files) {
    hash.update(path.relative(compiled, file));
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}

async function storedFingerprint(client: Client): Promise<string | null> {
  await client.query(
    "CREATE TABLE IF NOT EXISTS launcher_state (key text PRIMARY KEY, value text NOT NULL)",
  );
  const found = await client.query<{ value: string }>(
    "SELECT value FROM launcher_state WHERE key = 'schema'",
  );
  return found.rows[0]?.value ?? null;
}

/** Polls instead of waiting in the server, where a statement timeout would cut the wait short. */
async function takeAdvisoryLock(client: Client, { say, signal }: Options): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  let hasSaid = false;
  while (Date.now() < until) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ ok: boolean }>("SELECT pg_try_advisory_lock($1) AS ok", [
      ADVISORY_KEY,
    ]);
    if (rows[0]?.ok) return;
    if (!hasSaid) say("Another instance is updating the database; waiting for it …");
    hasSaid = true;
    await sleep(500);
  }
  throw new PlainError("Another instance has been updating the database for 10 minutes.");
}

/** Runs the migrator in a process of its own, silently; its output is kept in a file. */
async function runMigrator({
  host,
  compiled,
  dataDir,
  databaseUrl,
  signal,
}: Options): Promise<void> {
  const logFile = path.join(dataDir, "logs", "migrations.log");
  const log = createWriteStream(logFile);
  let output = "";
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(compiled, "launch/migrate-child.js"), host], {
      stdio: ["ignore", "pipe", "pipe"],
      signal,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: "info",
        // The limits of a shopper's session are too short for building an index.
        PGOPTIONS: "-c statement_timeout=0 -c lock_timeout=60000",
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        log.write(chunk);
        output = (output + chunk.toString()).slice(-8000);
      });
    }
    child.once("error", reject);
    child.once("close", resolve);
  });
  log.end();
  if (code === 0) return;
  const tail = output.trim().split("\n").slice(-15).join("\n");
  throw new PlainError(`The database could not be updated:\n${tail}\nAll of it: ${logFile}`);
}

/**
 * Brings the schema up to date, one launcher at a time; returns at once when it already is.
 * @returns whether anything had to be done
 * @throws PlainError with the last lines of the migrator
 */
export async function migrateDatabase(options: Options): Promise<boolean> {
  const client = new Client({ connectionString: options.databaseUrl });
  // A cut connection is reported by the query that meets it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const wanted = await schemaFingerprint(options);
    if ((await storedFingerprint(client)) === wanted) return false;
    options.say("Updating the database …");
    await takeAdvisoryLock(client, options);
    if ((await storedFingerprint(client)) === wanted) return false;
    await runMigrator(options);
    await client.query(
      "INSERT INTO launcher_state VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = $1",
      [wanted],
    );
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
