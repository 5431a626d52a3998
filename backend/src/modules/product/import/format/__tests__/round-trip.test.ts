import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_COLOR } from "../../../../../contracts/catalogue";
import {
  MAX_IMAGES,
  MAX_PRICE_RWF,
  MAX_STOCK,
  updateProductBodySchema,
} from "../../../../../contracts/catalogue-writes";
import { MOST_PIECES } from "../../../../../contracts/companion-limits";
import type { ExportedProduct, ImportedProduct } from "../../../../../contracts/imported-product";
import { readCsv } from "../csv-rows";
import { inChunks, readText } from "./read-text";
import { CSV_HEADER, writeProducts } from "../write-products";

/** A hundred files each, on a machine that is busy with other things. */
const HANGS_AFTER_MS = 60_000;
const contract = updateProductBodySchema.shape;

/** Characters that CSV, HTML and spreadsheets read something into, and some of everything else. */
const odd = fc.constantFrom(
  ...[
    "=",
    "+",
    "-",
    "@",
    "'",
    "''",
    '"',
    ",",
    ";",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "<",
    ">",
    "&",
    "&amp;",
  ],
  ...[
    " ",
    "  ",
    "\n\n",
    "<br>",
    "<p>",
    "</p>",
    "<script>",
    "&nbsp;",
    "\u00a0",
    "\ufeff",
    "#",
    "=1+1",
  ],
  ...["🧥", "👩🏾‍🦱", "é", "שלום", "\u202e", "ibirungo n’ibindi", "TRUE", "0", "S", "Default Title"],
);
const text = (max: number) =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: odd }, fc.string({ unit: "binary", maxLength: 8 })), {
      maxLength: 14,
    })
    .map((parts) => [...parts.join("")].slice(0, max / 2).join(""));
/** What a contract takes, as it keeps it. */
const allowed = (max: number, keep: (value: string) => string | undefined) =>
  text(max)
    .map(keep)
    .filter((value) => value !== undefined);

const line = (max: number) =>
  allowed(max, (value) => {
    const trimmed = value.replace(/\p{Cc}/gu, "").trim();
    return trimmed === "" ? undefined : trimmed;
  });
const description = allowed(400, (value) => contract.description.safeParse(value).data);
const handle = fc
  .stringMatching(/^[a-zA-Z0-9é_.-]{1,30}$/u)
  .filter((value) => contract.handle.safeParse(value).success);
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

const pairs = fc
  .tuple(
    fc.option(
      fc.uniqueArray(line(20), { minLength: 1, maxLength: 4, selector: (s) => s.toLowerCase() }),
    ),
    fc.option(
      fc.uniqueArray(fc.oneof({ weight: 5, arbitrary: hex }, fc.constant(DEFAULT_COLOR)), {
        minLength: 1,
        maxLength: 4,
      }),
    ),
  )
  .map(([sizes, colors]) =>
    (sizes ?? [null]).flatMap((size) => (colors ?? [null]).map((color) => ({ size, color }))),
  );
const variants = pairs.chain((list) =>
  fc.tuple(
    ...list.map((pair) =>
      fc
        .record({
          sku: fc.option(line(100)),
          size: fc.constant(pair.size),
          color: fc.constant(pair.color),
          stock: fc.option(fc.integer({ min: 0, max: MAX_STOCK })),
          priceRwf: fc.integer({ min: 2, max: MAX_PRICE_RWF }),
          reducedBy: fc.option(fc.integer({ min: 1, max: MAX_PRICE_RWF })),
        })
        .map(({ reducedBy, ...variant }) => ({
          ...variant,
          saleRwf: reducedBy === null ? null : Math.max(1, variant.priceRwf - reducedBy),
        })),
    ),
  ),
);
const image = fc.oneof(
  fc.webUrl({ withQueryParameters: true, validSchemes: ["http", "https"] }),
  fc.stringMatching(/^\/uploads\/[a-z0-9]{16}-800x1000-[0-9a-f]{6}\.webp$/),
);
const texts = fc.record({ title: fc.option(line(200)), description: fc.option(description) });
const product: fc.Arbitrary<ExportedProduct> = fc.record({
  handle,
  name: line(200),
  description,
  texts: fc.record({ fr: texts, rw: texts }),
  isGiftCard: fc.boolean(),
  // Nothing is worn with itself.
  look: fc.uniqueArray(
    handle.map((one) => `${one}-worn`),
    { maxLength: MOST_PIECES },
  ),
  category: fc.option(line(80)),
  gender: fc.option(fc.constantFrom("men", "women", "kids")),
  status: fc.constantFrom("published", "draft"),
  variants,
  images: fc.uniqueArray(fc.record({ url: image, color: fc.option(hex) }), {
    maxLength: MAX_IMAGES,
    selector: ({ url }) => url,
  }),
});
const products = fc
  .uniqueArray(product, { maxLength: 6, selector: ({ handle: one }) => one })
  .map((list) => {
    const skus = new Set<string>();
    for (const variant of list.flatMap((one) => one.variants)) {
      if (variant.sku !== null && skus.has(variant.sku)) variant.sku = null;
      else if (variant.sku !== null) skus.add(variant.sku);
    }
    return list;
  });

const imageOf = (images: ExportedProduct["images"], own: string | null) => {
  const shown = images.find(({ color }) => color !== null && color === own);
  return shown ? { image: shown.url } : {};
};

/** An empty cell is no text. */
const textAsRead = ({ title, description: text }: ExportedProduct["texts"]["fr"] = {}) => ({
  title: title ?? null,
  description: text === "" ? null : (text ?? null),
});

/** The same facts in the reader's words. */
const asRead = ({ images, category, variants: all, texts: told, ...rest }: ExportedProduct) => ({
  ...rest,
  texts: { fr: textAsRead(told.fr), rw: textAsRead(told.rw) },
  ...(category === null ? {} : { category }),
  // A variant names the first picture of its colour; each picture says its colour itself.
  variants: all.map(({ stock, color, priceRwf, saleRwf, ...variant }) => ({
    ...variant,
    color: color === DEFAULT_COLOR ? null : color,
    ...(stock === null ? {} : { stock, stockSeen: stock }),
    ...(priceRwf === null ? {} : { priceRwf, saleRwf }),
    ...imageOf(images, color),
  })),
  ...(images.length === 0
    ? {}
    : { images: images.map(({ url, color }) => ({ source: url, color })) }),
});
const withoutRows = ({ row: _, images, variants: all, ...rest }: ImportedProduct) => ({
  ...rest,
  variants: all.map(({ row: _row, ...variant }) => variant),
  ...(images ? { images: images.map(({ row: _row, ...image }) => image) } : {}),
});

describe("what is exported and read again", () => {
  it("is the same products", { timeout: HANGS_AFTER_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(products, fc.integer({ min: 1, max: 300 }), async (list, chunk) => {
        const read = await readText(CSV_HEADER + writeProducts(list), { chunk });
        expect(read.problems).toEqual([]);
        expect(read.products.map(withoutRows)).toEqual(list.map(asRead));
      }),
    );
  });

  it("has no cell that a spreadsheet would run", { timeout: HANGS_AFTER_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(products, async (list) => {
        const bytes = new TextEncoder().encode(writeProducts(list));
        for await (const { cells } of readCsv(inChunks(bytes))) {
          for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        }
      }),
    );
  });
});
