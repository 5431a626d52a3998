import path from "node:path";
import { parseEnv, type Env } from "../env";
import { bucketPictures } from "./bucket-pictures";
import { bucketSettings } from "./bucket-settings";
import { localPictures } from "./local-pictures";
import { PictureBucket } from "./picture-bucket";
import type { PictureStore } from "./picture-store";

/** One for the process: it keeps connections and recent pictures. */
let shared: PictureStore | undefined;

/** The pictures of this shop: in its bucket when S3 is configured, else in its folder. */
export function shopPictures(env: Env = parseEnv()): PictureStore {
  const folder = path.resolve(env.DATA_DIR, "uploads");
  const settings = bucketSettings(env);
  if (!settings) return localPictures(folder);
  shared ??= bucketPictures(new PictureBucket(settings), folder);
  return shared;
}
