import { readHeader, type Columns } from "../../modules/product/import/format/columns";
import { readCsv } from "../../modules/product/import/format/csv-rows";
import { Row } from "../../modules/product/import/format/row";
import type { ImportSource } from "./import-source";

/**
 * Handles of the products of a file that can be worn, wherever they stand in it: what completes a look may come after it. None
 * for a file that says nothing of looks. @throws UnreadableFile
 */
export async function fileHandles(source: ImportSource): Promise<ReadonlySet<string>> {
  const handles = new Set<string>();
  let columns: Columns | null = null;
  for await (const csv of readCsv(source.csv())) {
    if (csv.cells.every((cell) => cell.trim() === "")) continue;
    if (columns === null) {
      columns = readHeader(csv.cells);
      if (!columns.of.has("look")) return handles;
      continue;
    }
    const row = new Row(csv, columns);
    const [handle, title] = [row.text("handle"), row.text("title")];
    const isFirst = handle !== "" && title !== "";
    if (isFirst && row.text("giftCard").toLowerCase() !== "true") handles.add(handle);
  }
  return handles;
}
