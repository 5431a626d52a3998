import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { PictureFiles } from "./picture-store";

async function writeDurably(file: string, data: Buffer): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes all files of a picture into `dir`, or none. Every file is on disk under a hidden name
 * before the first one is renamed, and the main file is renamed last: whoever sees the main file,
 * even after a crash, sees the whole set.
 *
 * @returns the main URL.
 */
export async function storeImage(dir: string, image: PictureFiles): Promise<string> {
  await mkdir(dir, { recursive: true });
  const token = randomBytes(6).toString("hex");
  const moves = image.files.map(({ name, data }) => ({
    data,
    from: path.join(dir, `.${token}-${name}`),
    to: path.join(dir, name),
  }));
  const done: string[] = [];
  try {
    for (const { from, data } of moves) await writeDurably(from, data);
    for (const { from, to } of moves) {
      await rename(from, to);
      done.push(to);
    }
    await syncFolder(dir);
  } catch (error) {
    const left = [...moves.map((move) => move.from), ...done];
    await Promise.allSettled(left.map((file) => rm(file, { force: true })));
    throw error;
  }
  return image.url;
}
