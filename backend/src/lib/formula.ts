/**
 * Spreadsheets run a cell that begins like this as a formula. One apostrophe before it makes it text;
 * counting the apostrophes that were there already is what makes taking it away again exact.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

export const guardFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
