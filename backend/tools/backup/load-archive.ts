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
 * One call for some thousand files, not one each. Without this program, the system writes them out
 * in its own time.
 */
const writeFilesOut = () => promisify(execFile)("sync").catch(() => undefined);

interface Place {
  databaseUrl: string;
  dataDir: string;
  /** Paths of files not to write. */
  leaves: readonly string[];
}

/**
 * Writes a checked archive into an empty, migrated place. The database commit is the last step:
 * before it nothing of the archive is visible, and a restore can start over. @throws PlainError when
 * the place is not empty or of another version
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
    // Again: the file may have changed since it was checked.
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
