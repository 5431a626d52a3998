/**
 * Spreadsheets run a cell that begins like this as a formula. One apostrophe before it makes it text;
 * counting those already there makes removing it exact.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

export const guardFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
