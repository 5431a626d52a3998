import { randomBytes } from "node:crypto";
import { mkdir, open, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../src/lib/error-code";
import { PlainError } from "../terminal/plain-error";

const MEGABYTE = 1024 * 1024;
/** An empty cluster and its first write-ahead log take about 60 MB. */
const NEEDED_MEGABYTES = 200;

/** @returns why the folder does not exist; null if it does, whoever made it */
const tryToMake = (folder: string) =>
  mkdir(folder).then(
    () => null,
    async (error: Error) => ((await isFolder(folder)) ? null : error),
  );

/**
 * `mkdir -p`. Node's own recursive form tries forever where a folder exists but refuses children,
 * as below /proc. Another instance may make the same folders meanwhile.
 */
async function makeFolder(folder: string): Promise<void> {
  const first = await tryToMake(folder);
  if (first === null) return;
  const parent = path.dirname(folder);
  if (codeOf(first) !== "ENOENT" || parent === folder) throw first;
  if (!(await isFolder(parent))) await makeFolder(parent);
  const second = await tryToMake(folder);
  if (second !== null) throw second;
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (info) => info.isDirectory(),
    () => false,
  );

/**
 * Makes sure that the data folder exists, can be written and has room.
 * @throws PlainError saying which of these fails
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${randomBytes(4).toString("hex")}`);
  try {
    await makeFolder(path.join(dataDir, "uploads"));
    await makeFolder(path.join(dataDir, "logs"));
    const handle = await open(probe, "wx");
    await handle.writeFile("x");
    await handle.close();
    await rm(probe);
  } catch (error) {
    const code = codeOf(error) || String(error);
    if (code === "ENOSPC" || code === "EDQUOT") {
      throw new PlainError(`The disk of DATA_DIR (${dataDir}) is full.`);
    }
    throw new PlainError(`DATA_DIR (${dataDir}) can't be written (${code}).`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < NEEDED_MEGABYTES) {
    throw new PlainError(
      `The disk of DATA_DIR (${dataDir}) has ${free} MB left; ${NEEDED_MEGABYTES} MB are needed.`,
    );
  }
}
