import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { isRestorablePath, SECRET_FILES } from "./archive-format";
import { DamagedArchive } from "./archive-reader";

/**
 * Writes one file of an archive into the data folder, under a temporary name first: a final name
 * always has a whole file, even if the restore is killed.
 */
export async function loadFile(
  dataDir: string,
  name: string,
  body: AsyncIterable<Buffer>,
): Promise<void> {
  if (!isRestorablePath(name)) throw new DamagedArchive(`${name} leads elsewhere.`);
  const file = path.join(dataDir, name);
  const isSecret = (SECRET_FILES as readonly string[]).includes(name);
  await mkdir(path.dirname(file), { recursive: true });
  // Hidden: the nightly sweep removes what a killed restore leaves.
  const draft = path.join(path.dirname(file), `.restore-${randomBytes(8).toString("hex")}`);
  try {
    const mode = isSecret ? 0o600 : 0o644;
    await pipeline(body, createWriteStream(draft, { flags: "wx", mode }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
