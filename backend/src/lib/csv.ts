import { stringify } from "csv-stringify/sync";
import { guardFormula } from "./formula";

/** Begins a file; without it Excel would take UTF-8 for another encoding. */
export const BYTE_ORDER_MARK = "\ufeff";

/**
 * Rows as CSV (RFC 4180) that a spreadsheet can open: text it would run as a formula stays text.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guardFormula)),
    { record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  );
