import path from "node:path";
import { Readable } from "node:stream";
import { imageFileNames } from "../../contracts/image-url";
import { limitConcurrency } from "../limit-concurrency";
import { localPictures } from "./local-pictures";
import { PicturesAway, pictureIdOf, type PictureStore } from "./picture-store";
import type { PictureBucket } from "./picture-bucket";
import { RecentFiles } from "./recent-files";

const TYPES: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp" };

/** Bytes of pictures kept in memory, so that a drop's first minute isn't a storm on the bucket. */
const KEPT_BYTES = 48 * 1024 * 1024;

/**
 * Pictures in a bucket that every instance reads and writes.
 * @param folder on this machine, for what is not a picture yet
 */
export function bucketPictures(bucket: PictureBucket, folder: string): PictureStore {
  const reading = limitConcurrency({ atOnce: 24, waiting: 500 });
  const removing = limitConcurrency({ atOnce: 8, waiting: Infinity });
  const recent = new RecentFiles(KEPT_BYTES, (name) => reading(() => bucket.get(name)));
  const removeAll = (names: readonly string[]) =>
    Promise.allSettled(names.map((name) => removing(() => bucket.remove(name))));

  return {
    folder,
    put: async ({ url, files }) => {
      const send = ({ name, data }: (typeof files)[number]) =>
        bucket.put(name, data, TYPES[path.extname(name)] ?? "application/octet-stream");
      try {
        const sent = await Promise.allSettled(files.slice(0, -1).map(send));
        const failed = sent.find((one) => one.status === "rejected");
        if (failed) throw failed.reason;
        // Whoever sees the main file sees the whole set.
        for (const main of files.slice(-1)) await send(main);
      } catch (error) {
        await removeAll(files.map(({ name }) => name));
        throw error;
      }
      return url;
    },
    read: async (name) => {
      if (pictureIdOf(name) === null) return null;
      const found = await recent.get(name);
      return (
        found && {
          bytes: found.data.length,
          modifiedMs: found.modifiedMs,
          open: () => Readable.from([found.data]),
        }
      );
    },
    list: () => bucket.list(),
    remove: async (url) => {
      await removeAll(imageFileNames(url));
    },
    sweep: async ({ isWanted, before }) => {
      // From forms killed while arriving; the pictures in it are from before the bucket.
      await localPictures(folder).sweep({ isWanted: () => true, before });
      let removed = 0;
      for await (const files of bucket.list()) {
        const left = files.filter(({ name, modified }) => {
          const id = name.includes("/") ? null : pictureIdOf(name);
          return id !== null && modified < before && !isWanted(id);
        });
        const results = await removeAll(left.map(({ name }) => name));
        const gone = results.filter((one) => one.status === "fulfilled").length;
        removed += gone;
        if (gone < left.length) throw new PicturesAway("S3 did not remove every unused picture.");
      }
      return removed;
    },
  };
}
