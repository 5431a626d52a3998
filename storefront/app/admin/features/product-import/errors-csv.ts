import type { ImportJob } from "@strive/backend/contracts/product-import";
import { inPageLanguage } from "~/lib/server-text";
import * as words from "~/words/admin-product-import";

/** Programs that show tables take these for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = String(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** The errors of an import as a file; the mark in front tells Excel that it is UTF-8. */
export function errorsCsv(errors: ImportJob["errors"]): string {
  const rows = [
    [words.row, words.column, words.problem],
    ...errors.map(({ row, column, message }) => [row, column ?? "", inPageLanguage(message)]),
  ];
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
