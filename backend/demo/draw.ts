/**
 * Draws the demo pictures. Their results are committed, so that a shop's first start only copies
 * files; run this after changing a drawing.
 *
 *   npx tsx backend/demo/draw.ts [--only handle,…] [--force] [--art] [--no-products]
 */
import { createHash } from "node:crypto";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { imageFileNames } from "../src/contracts/image-url";
import { processImage, storeImage } from "../src/lib/images";
import { CLOSEUPS } from "./art/closeups";
import { productSvg, type Crop, type ProductPicture } from "./art/garments";
import { DEMO_DRAWINGS, DEMO_PRODUCTS, type DemoImage, type DemoProduct } from "./catalogue";
import { drawShopArt } from "./draw-shop-art";
import { PICTURE_INDEX, readPictureIndex } from "./seed/picture-index";

const PICTURES = path.join(__dirname, "pictures");

const idOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 24);

/** Child sizes are drawn at four fifths, around a point a little below the middle. */
const forKids = ([x, y, w, h]: Crop): Crop => [
  400 + (x - 400) * 0.8,
  540 + (y - 540) * 0.8,
  w * 0.8,
  h * 0.8,
];

function pictureOf(product: DemoProduct, image: DemoImage): ProductPicture {
  const drawing = DEMO_DRAWINGS.get(product.handle);
  if (!drawing || !image.color) throw new Error(`No drawing for ${image.key}`);
  const first = image.color === product.colors[0]?.hex;
  const picture: ProductPicture = {
    ...drawing,
    color: image.color,
    ink: first ? drawing.ink : undefined,
  };
  if (image.view === "front") return picture;
  const crop = CLOSEUPS[drawing.type][image.view === 1 ? 0 : 1];
  return { ...picture, crop: drawing.kids ? forKids(crop) : crop };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function isComplete(fileName: string | undefined): Promise<boolean> {
  if (!fileName) return false;
  const names = imageFileNames(fileName);
  const found = await Promise.all(names.map((name) => exists(path.join(PICTURES, name))));
  return names.length > 0 && found.every(Boolean);
}

async function drawProducts(only: ReadonlySet<string> | null, force: boolean): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const index = new Map(await readPictureIndex(PICTURES));
  const save = (): Promise<void> => {
    const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
    return writeFile(
      path.join(PICTURES, PICTURE_INDEX),
      `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
    );
  };
  const work = DEMO_PRODUCTS.filter((product) => !only || only.has(product.handle)).flatMap(
    (product) => product.images.map((image) => ({ product, image })),
  );
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let job = work[next++]; job; job = work[next++]) {
      const { product, image } = job;
      const before = index.get(image.key);
      if (!force && (await isComplete(before))) continue;
      const svg = productSvg(pictureOf(product, image));
      const png = await sharp(Buffer.from(svg), { unlimited: true })
        .png({ compressionLevel: 1 })
        .toBuffer();
      const processed = await processImage(png, { id: idOf(image.key) });
      // The ground colour is part of the name: a redrawn picture may leave its old files behind.
      for (const name of before ? imageFileNames(before) : []) {
        await rm(path.join(PICTURES, name), { force: true });
      }
      index.set(image.key, path.basename(await storeImage(PICTURES, processed)));
      await save();
      console.log(`${next}/${work.length} ${image.key}`);
    }
  };
  await Promise.all([worker(), worker()]);
  const wanted = new Set(DEMO_PRODUCTS.flatMap((product) => product.images.map((i) => i.key)));
  for (const [key, fileName] of index) {
    if (wanted.has(key)) continue;
    for (const name of imageFileNames(fileName))
      await rm(path.join(PICTURES, name), { force: true });
    index.delete(key);
  }
  await save();
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const onlyAt = args.indexOf("--only");
  const only = onlyAt >= 0 ? new Set((args[onlyAt + 1] ?? "").split(",")) : null;
  sharp.concurrency(1);
  if (!args.includes("--no-products")) await drawProducts(only, args.includes("--force"));
  if (args.includes("--art")) {
    await drawShopArt(path.join(__dirname, "../../storefront/public"));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
