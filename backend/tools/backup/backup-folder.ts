import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../../launch/terminal/plain-error";

/** `strive-20261122T143000Z.tar`, with `.age` if encrypted: sorting by name sorts by time. */
const OWN_NAME = /^strive-\d{8}T\d{6}Z\.tar(\.age)?$/;
const DRAFT_NAME = /^\.strive-[0-9a-f]{16}\.part$/;
/** No backup takes this long: its process was killed. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

export const archiveName = (at: Date, isEncrypted: boolean): string =>
  `strive-${at
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d+/, "")}.tar${isEncrypted ? ".age" : ""}`;

/** Where an archive goes, and the name it has until it is complete. */
export interface ArchivePlace {
  readonly file: string;
  readonly draft: string;
}

const isFolder = (name: string) =>
  stat(name).then(
    (info) => info.isDirectory(),
    () => false,
  );
const exists = (name: string) =>
  stat(name).then(
    () => true,
    () => false,
  );

/**
 * @param target a folder (existing, or with a slash at its end), or a file that does not exist yet
 * @throws PlainError if the file exists, or nothing can be written
 */
export async function archivePlace(target: string, name: string): Promise<ArchivePlace> {
  const isFile = !/[\\/]$/.test(target) && !(await isFolder(target));
  const file = path.resolve(isFile ? target : path.join(target, name));
  if (await exists(file)) throw new PlainError(`${file} is there already.`);
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new PlainError(`${folder} can't be made (${error.code ?? error.message}).`);
  });
  return { file, draft: path.join(folder, `.strive-${randomBytes(8).toString("hex")}.part`) };
}

/**
 * Removes all but the newest archives with our naming, and what killed backups left. @returns the
 * names of those removed
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const old = names.filter((name) => OWN_NAME.test(name)).slice(0, -count);
  for (const name of old) {
    await rm(path.join(folder, name), { force: true });
    await rm(path.join(folder, `${name}.sha256`), { force: true });
  }
  for (const name of names.filter((draft) => DRAFT_NAME.test(draft))) {
    const info = await stat(path.join(folder, name)).catch(() => null);
    if (info && info.mtimeMs < Date.now() - LEFT_AFTER_MS) {
      await rm(path.join(folder, name), { force: true });
    }
  }
  return old;
}
