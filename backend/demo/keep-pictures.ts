/**
 * Keeps the studio's pictures as the shop keeps uploads. Its results are committed, so that a shop's first start only copies
 * files; run this after the studio made new ones.
 *
 *   npx tsx backend/demo/keep-pictures.ts FOLDER [--art]
 *
 * FOLDER has a PNG by the key of each image (`studio/catalogue.py`); what has none stays as it is. With --art it also has
 * the gallery's and the hero's (`studio/plates.py`), which go into `storefront/public` with the icons.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { imageFileNames } from "../src/contracts/image-url";
import { codeOf } from "../src/lib/error-code";
import { processImage, storeImage } from "../src/lib/images";
import { DEMO_PRODUCTS } from "./catalogue";
import { keepShopArt } from "./keep-shop-art";
import { PICTURE_INDEX, readPictureIndex } from "./seed/picture-index";

const PICTURES = path.join(__dirname, "pictures");

/** Another picture has another address. */
const idOf = (png: Buffer): string => createHash("sha256").update(png).digest("hex").slice(0, 24);

async function pictureIn(folder: string, key: string): Promise<Buffer | null> {
  try {
    return await readFile(path.join(folder, `${key}.png`));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

async function keepProducts(folder: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const before = await readPictureIndex(PICTURES);
  const index = new Map<string, string>();
  for (const key of DEMO_PRODUCTS.flatMap(({ images }) => images.map((image) => image.key))) {
    const png = await pictureIn(folder, key);
    const held = before.get(key);
    if (held !== undefined && (png === null || held.startsWith(idOf(png)))) index.set(key, held);
    else if (png !== null) {
      const processed = await processImage(png, { id: idOf(png) });
      index.set(key, path.basename(await storeImage(PICTURES, processed)));
      console.log(key);
    }
  }
  // The same cloth in the same colour is one picture of several products.
  const used = new Set(index.values());
  const unused = [...before.values()].filter((fileName) => !used.has(fileName));
  for (const name of unused.flatMap((fileName) => imageFileNames(fileName))) {
    await rm(path.join(PICTURES, name), { force: true });
  }
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(
    path.join(PICTURES, PICTURE_INDEX),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
}

async function main(): Promise<void> {
  const [folder, ...options] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Say which folder has the pictures.");
  sharp.concurrency(1);
  await keepProducts(folder);
  if (options.includes("--art")) {
    await keepShopArt(folder, path.join(__dirname, "../../storefront/public"));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
