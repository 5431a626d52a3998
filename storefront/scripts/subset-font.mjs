/**
 * Cuts the shop's one font file out of the full family: the letters of English, French and
 * Kinyarwanda, the marks that prices and texts use, and the widths and weights of the design.
 * Run by hand after a change of the font or of the letters: `npm run font -w storefront`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const MAX_BYTES = 40 * 1024;
/** Code punctuation, which no shop screen shows; it falls back to the system's font. */
const UNUSED = /[\\^`{|}~<>]/g;
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const ACCENTED = "éèêàâçîïôûùëÉÈÀÇ";
/**
 * The system's font shows two marks: "→", which the family's Latin file lacks (a few sentences of returns and of staff),
 * and "−", which would make every first visit 1 KB dearer, as it brings its own distances to all letters.
 */
const MARKS = "\u00a0–’“”…·×©€«»°";

const require = createRequire(import.meta.url);
const source =
  require.resolve("@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2");
const target = fileURLToPath(new URL("../app/assets/mona-sans-shop.woff2", import.meta.url));

const font = await subsetFont(
  await readFile(source),
  ASCII.replace(UNUSED, "") + ACCENTED + MARKS,
  {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    dropTables: ["MVAR", "STAT", "gasp", "prep"],
    variationAxes: {
      wdth: { min: 100, max: 125 },
      wght: { min: 400, max: 800 },
    },
  },
);
if (font.byteLength > MAX_BYTES) {
  throw new Error(`The font has ${font.byteLength} bytes, more than ${MAX_BYTES}`);
}
await writeFile(target, font);
console.log(`${target}: ${font.byteLength} bytes`);
