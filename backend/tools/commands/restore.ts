import { ArchiveReader } from "../backup/archive-reader";
import type { Manifest } from "../backup/archive-format";
import { checkArchive } from "../backup/check-archive";
import { restoreArguments } from "../backup/command-arguments";
import { withSession } from "../backup/database-session";
import { loadArchive } from "../backup/load-archive";
import { refuseUsedDatabase } from "../backup/place-check";
import { versionWords } from "../backup/shop-version";
import type { CommandGround } from "../command";
import type { Say } from "../../launch/terminal/say";
import type { Settings } from "../../launch/settings/settings";

/** Secrets the operator sets apply, whatever the backup brings. */
const secretsSet = ({ env }: Settings): string[] => [
  ...(env.JWT_SECRET === undefined ? [] : ["jwt-secret"]),
  ...(env.COOKIE_SECRET === undefined ? [] : ["cookie-secret"]),
];

function describe(manifest: Manifest, say: Say): void {
  const { madeAt, shop, tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`A whole backup of ${madeAt}, ${versionWords(shop)}: ${rows} rows, ${files.length} files.`);
}

/** Pictures stored where this shop does not look. */
function warnOfPictures(manifest: Manifest, { env }: Settings, say: Say): void {
  const isBucketHere = env.S3_BUCKET !== undefined;
  if (isBucketHere && manifest.pictures === "folder") {
    say("Its pictures went to DATA_DIR/uploads: copy them into the bucket that this shop uses.");
  }
  if (!isBucketHere && manifest.pictures === "bucket") {
    say("Its pictures lie in S3: set S3_BUCKET and the rest as they were.");
  }
}

/**
 * `npm run restore -- FILE`: puts a backup into an empty place, then runs the doctor. Medusa, which
 * takes seconds to load, is loaded only when needed: a refusal comes at once.
 * @returns 1 when the doctor finds something wrong
 */
export async function runOnGround(ground: CommandGround, args: readonly string[]): Promise<number> {
  const { settings, say, closing } = ground;
  const { file } = restoreArguments(args);
  const reader = await ArchiveReader.open(file, settings.env);
  closing.add("archive", 1000, () => reader.close());
  say("Checking the backup …");
  const manifest = await checkArchive(reader, file);
  describe(manifest, say);
  const databaseUrl = await ground.openDatabase({ isAlone: true });
  await withSession(databaseUrl, "strive-restore", refuseUsedDatabase);
  await ground.migrate();
  say("Writing it …");
  await loadArchive(reader, manifest, {
    databaseUrl,
    dataDir: settings.dataDir,
    leaves: secretsSet(settings),
  });
  say("The backup is restored. Examining it …");
  const [{ bringInStep }, { runDoctor }] = await Promise.all([
    import("../backup/bring-in-step.js"),
    import("../../src/actions/health/run-doctor.js"),
  ]);
  const { container } = await ground.boot();
  await bringInStep(container, databaseUrl, say);
  const { line, isRight } = await runDoctor(container, { mends: false, say });
  say(line);
  warnOfPictures(manifest, settings, say);
  return isRight ? 0 : 1;
}
