import { mkdir, opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { imageFileNames } from "../../contracts/image-url";
import { parseEnv } from "../env";
import type { ProcessedImage } from "./process-image";
import { storeImage } from "./store-image";

/**
 * The one place that puts pictures away and takes them out again. A shop on several machines gives
 * these functions another body, over Medusa's file module and S3; nobody else touches the folder.
 */
export interface PictureStore {
  /** Local folder for what is not a picture yet; its files must be hidden ones. */
  readonly folder: string;
  /** Stores all files of a picture or none. @returns its main URL. */
  put(image: ProcessedImage): Promise<string>;
  /** Removes all files of a picture. What can't be removed now is left to the sweep. */
  remove(url: string): Promise<void>;
  /**
   * Removes old files of pictures that nobody wants, and what a killed process left half-written.
   * Files with names of another kind were put there by somebody else and stay.
   * @returns how many files went.
   */
  sweep(options: { isWanted: (pictureId: string) => boolean; before: Date }): Promise<number>;
}

/** A file of a picture, whichever width and type; see contracts/image-url. */
const PICTURE_FILE = /^([a-z0-9]{16,64})-[1-9]\d{0,4}x[1-9]\d{0,4}-[0-9a-f]{6}\./;
/** Names of files that are still being written; none is older than the request it belongs to. */
const HALF_WRITTEN = /^\.|\.part$/;

/** The random part of a picture's URL or file name; null when it is none of ours. */
export const pictureIdOf = (url: string): string | null =>
  PICTURE_FILE.exec(url.slice(url.lastIndexOf("/") + 1))?.[1] ?? null;

async function isOlder(file: string, before: Date): Promise<boolean> {
  const info = await stat(file).catch(() => null);
  return info?.isFile() === true && info.mtime < before;
}

/** Pictures in a flat folder of this machine. */
export function localPictures(folder: string): PictureStore {
  return {
    folder,
    put: (image) => storeImage(folder, image),
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

/** The pictures of this shop. */
export const shopPictures = (): PictureStore =>
  localPictures(path.resolve(parseEnv().DATA_DIR, "uploads"));
