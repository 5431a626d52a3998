import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { imageFileNames, UPLOADS_PATH } from "../../src/contracts/image-url";
import { bucketSettings, shopPictures } from "../../src/lib/images";
import { parseEnv } from "../../src/lib/env";
import { readPictureIndex } from "./picture-index";

/** The committed pictures; compiled code lies four folders deeper than its source. */
function picturesFolder(): string {
  const candidates = ["../pictures", "../../../../demo/pictures"];
  const found = candidates.map((name) => path.join(__dirname, name)).find(existsSync);
  if (found === undefined) throw new Error("The demo pictures are missing.");
  return found;
}

/** A file is there whole or not at all, so a run that was cut short can simply be repeated. */
async function copyWhole(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const temporary = `${to}.${process.pid}.part`;
  try {
    await copyFile(from, temporary, constants.COPYFILE_FICLONE);
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Each complete picture overwrites what an earlier run put there. */
async function sendToBucket(source: string, mainFiles: Iterable<string>): Promise<void> {
  const pictures = shopPictures();
  for (const main of mainFiles) {
    const url = `${UPLOADS_PATH}${main}`;
    const files = imageFileNames(url).map(async (name) => ({
      name,
      data: await readFile(path.join(source, name)),
    }));
    await pictures.put({ url, files: await Promise.all(files) });
  }
}

async function copyToFolder(source: string, target: string, mainFiles: Iterable<string>) {
  await mkdir(target, { recursive: true });
  const files = [...mainFiles].flatMap((main) => imageFileNames(`${UPLOADS_PATH}${main}`));
  for (let start = 0; start < files.length; start += 32) {
    await Promise.all(
      files
        .slice(start, start + 32)
        .map((file) => copyWhole(path.join(source, file), path.join(target, file))),
    );
  }
}

/** Copies the demo's pictures to where uploads live; picture key to public URL, or null. */
export async function copyDemoPictures(dataDir: string): Promise<(key: string) => string | null> {
  const source = picturesFolder();
  const index = await readPictureIndex(source);
  if (bucketSettings(parseEnv())) await sendToBucket(source, index.values());
  else await copyToFolder(source, path.join(dataDir, "uploads"), index.values());
  return (key) => {
    const file = index.get(key);
    return file === undefined ? null : `${UPLOADS_PATH}${file}`;
  };
}
