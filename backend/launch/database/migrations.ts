import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { hasNotes, makeNotes, readNote, writeNote } from "./database-state";
import { PlainError } from "../terminal/plain-error";
import { doOnce, type Launcher } from "./turns";

interface Options extends Launcher {
  /** Folder of the compiled `medusa-config.js`. */
  readonly host: string;
  /** Folder of the compiled backend (`src`, `launch` and so on). */
  readonly compiled: string;
  readonly dataDir: string;
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

/** Runs the migrator in its own process, silently; its output goes to a file. */
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
    const child = spawn(
      process.execPath,
      [path.join(compiled, "launch/database/migrate-child.js"), host],
      {
        stdio: ["ignore", "pipe", "pipe"],
        signal,
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          LOG_LEVEL: "info",
          // A shopper's session limits are too short for building an index.
          PGOPTIONS: "-c statement_timeout=0 -c lock_timeout=60000",
        },
      },
    );
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
 * @returns whether this launcher had to do anything
 * @throws PlainError with the last lines of the migrator
 */
export async function migrateDatabase(options: Options): Promise<boolean> {
  const wanted = await schemaFingerprint(options);
  return doOnce(options, {
    turn: "schema",
    isDone: async (client) =>
      (await hasNotes(client)) && (await readNote(client, "schema")) === wanted,
    work: async (client) => {
      options.say("Updating the database …");
      await makeNotes(client);
      await runMigrator(options);
      await writeNote(client, "schema", wanted);
    },
  });
}
