import { readHeader, type Columns } from "../../modules/product/import/format/columns";
import { readCsv } from "../../modules/product/import/format/csv-rows";
import { UnreadableFile } from "../../modules/product/import/format/unreadable-file";
import type { ImportSource } from "./import-source";

export interface FileFacts {
  rows: number;
  hasStock: boolean;
  /** What the stock was when the file was exported. */
  hasStockSeen: boolean;
}

/**
 * Reads a file through before anything is done with it: half an import of a truncated file would
 * help nobody.
 * @returns its rows, the header and blank ones not counted, and what it says of stock
 * @throws UnreadableFile
 */
export async function countRows(source: ImportSource): Promise<FileFacts> {
  let rows = -1;
  let columns: Columns | null = null;
  for await (const { cells } of readCsv(source.csv())) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    columns ??= readHeader(cells);
    rows += 1;
  }
  if (!columns) throw new UnreadableFile("The file is empty.");
  return { rows, hasStock: columns.of.has("stock"), hasStockSeen: columns.of.has("stockSeen") };
}
