import type { ImportedProduct, ImportProblem } from "../../contracts/imported-product";
import { shopUrl } from "../../lib/shop-url";
import { readProducts, type ReadProduct } from "../../modules/product/import/format/read-products";
import type { ClaimedImport } from "../../modules/product/import/records";
import { isFileName, type ImportSource } from "./import-source";

/** Products, and rows, per transaction: enough to be fast, few enough to hold nobody up. */
const MOST_PRODUCTS = 200;
const MOST_ROWS = 2000;

/** Products of the file written together, and what was wrong with others among them. */
export interface Batch {
  /** Products of the file before this batch, and after it. */
  groupsBefore: number;
  groupsDone: number;
  /** Rows of the file before this batch, and up to its end. */
  rowsBefore: number;
  rowsDone: number;
  products: ImportedProduct[];
  problems: ImportProblem[];
  /** Products that are left out already. */
  refused: number;
  /** Pictures in the zip by the shop's identifier. */
  files: Map<string, string>;
}

const emptyBatch = (groups: number, rows: number): Batch => ({
  groupsBefore: groups,
  groupsDone: groups,
  rowsBefore: rows,
  rowsDone: rows,
  products: [],
  problems: [],
  refused: 0,
  files: new Map(),
});

const isFull = ({ groupsBefore, groupsDone, rowsBefore, rowsDone }: Batch) =>
  groupsDone - groupsBefore >= MOST_PRODUCTS || rowsDone - rowsBefore >= MOST_ROWS;

/** Finds a product's pictures in the zip. @returns the product, or what is wrong with it */
async function withFiles(
  product: ImportedProduct,
  source: ImportSource,
  files: Map<string, string>,
): Promise<{ product: ImportedProduct; problems: ImportProblem[] }> {
  if (!product.images?.some((image) => isFileName(image.source))) return { product, problems: [] };
  const problems: ImportProblem[] = [];
  const images = [];
  const sources = new Map<string, string>();
  for (const image of product.images) {
    if (!isFileName(image.source)) {
      images.push(image);
      continue;
    }
    const found = await source.digestOf(image.source);
    if ("fault" in found) {
      problems.push({ row: image.row, column: "images", message: found.fault });
      continue;
    }
    sources.set(image.source, found.source);
    if (images.some((other) => other.source === found.source)) continue;
    files.set(found.source, image.source);
    images.push({ ...image, source: found.source });
  }
  const variants = product.variants.map(({ image, ...variant }) =>
    image === undefined ? variant : { ...variant, image: sources.get(image) ?? image },
  );
  return { product: { ...product, images, variants }, problems };
}

async function add(batch: Batch, read: ReadProduct, source: ImportSource): Promise<void> {
  batch.groupsDone += 1;
  batch.rowsDone += read.rows;
  const { product, problems } = read.product
    ? await withFiles(read.product, source, batch.files)
    : read;
  if (product && problems.length === 0) {
    batch.products.push(product);
    return;
  }
  batch.problems.push(...problems);
  batch.refused += 1;
}

/**
 * Reads an upload in batches, from after the last one noted.
 * @throws UnreadableFile, ZipRefused
 */
export async function* readBatches(
  source: ImportSource,
  claimed: ClaimedImport,
): AsyncGenerator<Batch, void, undefined> {
  const { currency, rates, groupsDone, rowsDone } = claimed;
  let batch = emptyBatch(groupsDone, rowsDone);
  let skipped = 0;
  for await (const read of readProducts(source.csv(), { currency, rates, origin: shopUrl() })) {
    if (skipped < groupsDone) {
      skipped += 1;
      continue;
    }
    await add(batch, read, source);
    if (!isFull(batch)) continue;
    yield batch;
    batch = emptyBatch(batch.groupsDone, batch.rowsDone);
  }
  if (batch.groupsDone > batch.groupsBefore) yield batch;
}
