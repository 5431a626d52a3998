import { readHeader, type Columns } from "./columns";
import { readCsv } from "./csv-rows";
import { GatheredProduct } from "./gather-product";
import type { ReadOptions, ReadProduct } from "./read-product";
import { Row } from "./row";
import { UnreadableFile } from "./unreadable-file";

export type { ReadOptions, ReadProduct } from "./read-product";

/**
 * Reads Shopify's product CSV, with its older or its newer column names, UTF-8 with or without byte
 * order mark. Products come one at a time as requested; only one is in memory, plus the handles and
 * SKUs of earlier ones, which must not recur.
 *
 * A bad row makes its whole product bad, and all its rows are checked, so that all problems are named
 * at once. Columns that are absent leave their fields out.
 * @throws UnreadableFile (an answer of 400) when the file as a whole can't be read: empty, not UTF-8,
 * without the columns Handle and Title, or with a quote that never ends. Products
 * before such a quote may have been given by then.
 */
export async function* readProducts(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ReadProduct> {
  let columns: Columns | null = null;
  let gathered: GatheredProduct | null = null;
  const seen = { handles: new Map<string, number>(), skus: new Map<string, number>() };
  for await (const csv of readCsv(bytes)) {
    if (!columns) {
      if (csv.cells.some((cell) => cell.trim() !== "")) columns = readHeader(csv.cells);
      continue;
    }
    const row = new Row(csv, columns);
    if (row.isBlank) continue;
    if (gathered?.takes(row)) {
      gathered.add(row);
    } else {
      if (gathered) yield gathered.finish();
      gathered = new GatheredProduct(row, seen, options);
    }
  }
  if (!columns) throw new UnreadableFile("The file is empty.");
  if (gathered) yield gathered.finish();
}
