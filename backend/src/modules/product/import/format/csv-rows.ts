import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { UnreadableFile } from "./unreadable-file";

/** One row as a spreadsheet shows it, with all the lines its cells have. */
export interface CsvRow {
  /** The first row of the file is 1; blank rows count. */
  number: number;
  cells: string[];
}

/** Bytes of one row. More than any product needs: anything larger is an unclosed quote. */
const MAX_ROW_BYTES = 1024 * 1024;
const NOT_UTF8 = "The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.";

/** The same bytes, once they are known to be UTF-8. */
async function* checked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const check = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new UnreadableFile(NOT_UTF8);
    }
  };
  for await (const chunk of bytes) {
    check(chunk);
    yield chunk;
  }
  check();
}

function refusal(error: CsvError): UnreadableFile {
  // The parser drops rows before the bad one that were not yet requested.
  const row = Number(error["records"]) + 1;
  return error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE"
    ? new UnreadableFile(`Row ${row} begins a cell with a quote (") that is never closed.`)
    : new UnreadableFile(`Row ${row} can't be read as CSV.`);
}

/**
 * Rows of a CSV file, one at a time as requested. Any line ending, with or without a byte order
 * mark; quotes within an unquoted cell are literal.
 * @throws UnreadableFile when it is not UTF-8, or a quoted cell never ends.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    max_record_size: MAX_ROW_BYTES,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
  });
  // A failure reaches the loop below through the parser; leaving the loop ends the source.
  pipeline(Readable.from(checked(bytes)), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield { number, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal(error) : error;
  }
}
