import path from "node:path";
import { ArchiveWriter } from "../backup/archive-writer";
import { archiveName, archivePlace, keepNewest } from "../backup/backup-folder";
import { backupArguments } from "../backup/command-arguments";
import { encryption } from "../backup/encryption";
import { makeBackup } from "../backup/make-backup";
import type { CommandGround } from "../command";
import type { Say } from "../../launch/terminal/say";
import type { Manifest } from "../backup/archive-format";

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function report(say: Say, manifest: Manifest, written: { file: string; bytes: number }): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${written.file} (${megabytes(written.bytes)})`);
  say(`${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.`);
  if (manifest.gone.length > 0) {
    say(`${manifest.gone.length} files were removed meanwhile and are not in it.`);
  }
  if (manifest.pictures === "bucket") {
    say("The pictures are not in it: they lie in S3. Keep versions of that bucket.");
  }
}

/**
 * `npm run backup`: the whole shop in one archive, while it sells. `--to` names a file or a folder,
 * `--keep N` leaves the newest N archives in it.
 */
export async function runOnGround(ground: CommandGround, args: readonly string[]): Promise<void> {
  const { settings, say, closing } = ground;
  const { to, keep } = backupArguments(args);
  const encrypt = await encryption(settings.env);
  const name = archiveName(new Date(), encrypt !== null);
  const place = await archivePlace(to ?? path.join(settings.dataDir, "backups/"), name);
  const databaseUrl = await ground.openDatabase({ isAlone: false });
  const writer = new ArchiveWriter(place.file, place.draft, encrypt);
  closing.add("half an archive", 5000, () => writer.abandon());
  const manifest = await makeBackup(settings, databaseUrl, writer);
  const { bytes, sha256 } = await writer.finish();
  report(say, manifest, { file: place.file, bytes });
  say(`SHA-256 ${sha256}`);
  if (!encrypt) {
    say("It is not encrypted, and holds names, addresses and secrets: see BACKUP_RECIPIENT.");
  }
  if (keep !== null) {
    const gone = await keepNewest(path.dirname(place.file), keep);
    if (gone.length > 0) say(`Removed ${gone.length} older: ${gone.join(", ")}`);
  }
}
