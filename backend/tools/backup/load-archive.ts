import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Manifest } from "./archive-format";
import type { ArchiveReader } from "./archive-reader";
import { compareWithManifest } from "./check-archive";
import { withSession } from "./database-session";
import { loadFile } from "./load-files";
import { TableLoad } from "./load-tables";
import { refuseOtherSchema, refuseUsedDatabase } from "./place-check";

/**
 * One call for some thousand files, instead of one for each. Where there is no such program, the
 * system writes them out in its own time.
 */
const writeFilesOut = () => promisify(execFile)("sync").catch(() => undefined);

interface Place {
  databaseUrl: string;
  dataDir: string;
  /** Paths of files that are not to be written. */
  leaves: readonly string[];
}

/**
 * Writes an archive that was checked into an empty, migrated place. The commit of the database is the
 * last step: before it, nothing of the archive can be seen, and a restore can be begun again.
 * @throws PlainError when the place is not empty or of another version
 */
export async function loadArchive(
  reader: ArchiveReader,
  manifest: Manifest,
  place: Place,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  await withSession(place.databaseUrl, "strive-restore", async (client) => {
    await refuseOtherSchema(client, manifest);
    const load = new TableLoad(client, manifest);
    await load.begin();
    await refuseUsedDatabase(client);
    await load.clear();
    // Once more: the file may have changed under our hands since it was checked.
    const again = await reader.read({
      table: async (name, rows) => {
        const table = tables.get(name);
        if (table) await load.load(table, rows);
      },
      file: async (name, body) => {
        if (!place.leaves.includes(name)) return loadFile(place.dataDir, name, body);
        for await (const chunk of body) void chunk;
      },
    });
    compareWithManifest({ ...again, manifest });
    await writeFilesOut();
    await load.commit();
    await client.query("ANALYZE");
  });
}
