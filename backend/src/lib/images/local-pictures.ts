import { createReadStream } from "node:fs";
import { mkdir, opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { imageFileNames } from "../../contracts/image-url";
import { pictureIdOf, type PictureStore } from "./picture-store";
import { storeImage } from "./store-image";

/** Names of files still being written; none is older than its request. */
const HALF_WRITTEN = /^\.|\.part$/;

async function isOlder(file: string, before: Date): Promise<boolean> {
  const info = await stat(file).catch(() => null);
  return info?.isFile() === true && info.mtime < before;
}

/** Pictures in a flat folder on this machine. */
export function localPictures(folder: string): PictureStore {
  return {
    folder,
    put: (image) => storeImage(folder, image),
    read: async (name) => {
      const file = path.join(folder, name);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return null;
      return { bytes: info.size, modifiedMs: info.mtimeMs, open: () => createReadStream(file) };
    },
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        const info = await stat(path.join(folder, name)).catch(() => null);
        if (info?.isFile()) yield [{ name, modified: info.mtime }];
      }
    },
    remove: async (url) => {
      const files = imageFileNames(url).map((name) => path.join(folder, name));
      await Promise.allSettled(files.map((file) => rm(file, { force: true })));
    },
    sweep: async ({ isWanted, before }) => {
      let removed = 0;
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        const id = pictureIdOf(name);
        const isLeft = HALF_WRITTEN.test(name) || (id !== null && !isWanted(id));
        const file = path.join(folder, name);
        if (!isLeft || !(await isOlder(file, before))) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
