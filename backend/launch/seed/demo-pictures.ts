import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { imageFileNames, UPLOADS_PATH } from "../../src/contracts/image-url";
import { readPictureIndex } from "./picture-index";

/** The committed pictures; compiled code lies four folders deeper than its source. */
function picturesFolder(): string {
  const candidates = ["pictures", "../../../../launch/seed/pictures"];
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

/** Copies the demo's pictures to where uploads live; picture key to public URL, or null. */
export async function copyDemoPictures(dataDir: string): Promise<(key: string) => string | null> {
  const source = picturesFolder();
  const target = path.join(dataDir, "uploads");
  await mkdir(target, { recursive: true });
  const index = await readPictureIndex(source);
  const files = [...index.values()].flatMap((main) => imageFileNames(`${UPLOADS_PATH}${main}`));
  for (let start = 0; start < files.length; start += 32) {
    await Promise.all(
      files
        .slice(start, start + 32)
        .map((file) => copyWhole(path.join(source, file), path.join(target, file))),
    );
  }
  return (key) => {
    const file = index.get(key);
    return file === undefined ? null : `${UPLOADS_PATH}${file}`;
  };
}
