import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { mark } from "./mark";
import { PLATES } from "./plates";

/** Writes `{stem}-{width}.avif` and `.webp`; `maxBytes` holds for the largest WebP. */
async function writeSizes(
  stem: string,
  png: Buffer,
  widths: readonly number[],
  { webp = 70, avif = 48, maxBytes = Infinity } = {},
): Promise<void> {
  const largest = Math.max(...widths);
  for (const width of widths) {
    const sized = sharp(png).resize({ width });
    const files = {
      avif: await sized.clone().avif({ quality: avif, effort: 6 }).toBuffer(),
      webp: await sized.clone().webp({ quality: webp, effort: 6, smartSubsample: true }).toBuffer(),
    };
    if (width === largest && files.webp.length > maxBytes) {
      throw new Error(`${stem} weighs ${files.webp.length} bytes, more than ${maxBytes}`);
    }
    await writeFile(`${stem}-${width}.avif`, files.avif);
    await writeFile(`${stem}-${width}.webp`, files.webp);
  }
}

/** The mark on red; `scale` is the share of the square it fills. */
const iconSvg = (scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="512" height="512"><rect width="96" height="96" fill="#b5301a"/>` +
  `<g transform="translate(48,48) scale(${scale}) translate(-48,-48)">${mark("#f6f6f3")}</g></svg>`;

async function writeIcons(dir: string): Promise<void> {
  // Below 32 px the full mark closes up, so the favicon keeps its own two-ring drawing.
  const favicon = await readFile(path.join(dir, "favicon.svg"));
  const small = sharp(favicon, { density: 300 }).resize(32, 32);
  await small.png({ compressionLevel: 9 }).toFile(path.join(dir, "favicon-32.png"));
  const icon = async (file: string, size: number, scale: number): Promise<void> => {
    const image = sharp(Buffer.from(iconSvg(scale)), { density: 72 }).resize(size, size);
    await image.png({ palette: true, colours: 32 }).toFile(path.join(dir, file));
  };
  await icon("apple-touch-icon.png", 180, 0.78);
  await icon("icon-192.png", 192, 0.8);
  await icon("icon-512.png", 512, 0.8);
  // A launcher may cut a maskable icon down to a circle of 80%.
  await icon("icon-maskable-512.png", 512, 0.58);
}

/** The pictures and icons that belong to the shop itself, not to a product; `folder` has the pictures as PNG. */
export async function keepShopArt(folder: string, publicDir: string): Promise<void> {
  const art = path.join(publicDir, "art");
  await mkdir(art, { recursive: true });
  await writeIcons(publicDir);
  const from = (name: string): Promise<Buffer> => readFile(path.join(folder, `${name}.png`));
  const to = (name: string): string => path.join(art, name);
  const [tall, wide] = [await from("hero-tall"), await from("hero-wide")];
  await writeSizes(to("hero-tall"), tall, [480, 800], { webp: 66, maxBytes: 24_576 });
  await writeSizes(to("hero-wide"), wide, [1080, 1600], { webp: 66, maxBytes: 81_920 });
  for (const [i, { title }] of PLATES.entries()) {
    const number = String(i + 1).padStart(2, "0");
    const plate = await from(number);
    await writeSizes(to(`plate-${number}`), plate, [360, 560, 800]);
    if (title === "Night Out") await writeSizes(to("story"), plate, [480, 800]);
    console.log(`plate ${number} ${title}`);
  }
  const listing = PLATES.map(({ title, alt }, i) => ({ number: i + 1, title, alt }));
  await writeFile(to("plates.json"), `${JSON.stringify(listing, null, 2)}\n`);
}
