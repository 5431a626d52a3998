import { readHeader } from "../../modules/product-import/format/columns";
import { readCsv } from "../../modules/product-import/format/csv-rows";
import { UnreadableFile } from "../../modules/product-import/format/unreadable-file";
import type { ImportSource } from "./import-source";

/**
 * Reads a file once through before anything is done with it: half an import of a file that breaks
 * off would help nobody.
 * @returns its rows, the header and blank ones not counted
 * @throws UnreadableFile
 */
export async function countRows(source: ImportSource): Promise<number> {
  let rows = -1;
  for await (const { cells } of readCsv(source.csv())) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (rows < 0) readHeader(cells);
    rows += 1;
  }
  if (rows < 0) throw new UnreadableFile("The file is empty.");
  return rows;
}
