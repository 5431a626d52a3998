import type { ImportProblem } from "../../../../contracts/imported-product";
import { unguardFormula } from "../../../../lib/formula";
import type { Columns, Field } from "./columns";
import type { CsvRow } from "./csv-rows";

/** Characters of one cell; an HTML description is longer than its text. */
const MAX_CELL = 100_000;

/** A row of the file, read by the meaning of its columns. */
export class Row {
  readonly problems: ImportProblem[] = [];
  readonly number: number;
  /** Cells that don't fit the header may be in the wrong column. */
  readonly isReadable: boolean;
  readonly isBlank: boolean;

  constructor(
    private readonly csv: CsvRow,
    private readonly columns: Columns,
  ) {
    const { cells, number } = csv;
    this.number = number;
    this.isBlank = cells.every((cell) => cell.trim() === "");
    const isLonger = cells.slice(columns.count).some((cell) => cell.trim() !== "");
    if (!this.isBlank && (isLonger || cells.length < columns.count)) {
      this.refuse(null, `This row has ${cells.length} cells, the first row has ${columns.count}`);
    }
    for (const [field, { index }] of columns.of) {
      if ((cells[index] ?? "").length <= MAX_CELL) continue;
      this.refuse(field, `must have at most ${MAX_CELL.toLocaleString("en-US")} characters`);
    }
    this.isReadable = this.problems.length === 0;
  }

  /** Whether the file has this column at all. */
  has(field: Field): boolean {
    return this.columns.of.has(field);
  }

  /** The cell's text, trimmed; empty if the file has no such column. */
  text(field: Field): string {
    const column = this.columns.of.get(field);
    const cell = column ? this.csv.cells[column.index] : undefined;
    return cell === undefined || cell === "" ? "" : unguardFormula(cell.trim()).trim();
  }

  /** Names a problem of this row; of the whole row when there is no field. */
  refuse(field: Field | null, message: string): void {
    const column = field === null ? null : (this.columns.of.get(field)?.title ?? null);
    this.problems.push({ row: this.number, column, message });
  }
}

/** A piece of a cell for a message: without what can't be shown, or stored. */
export const quoted = (text: string): string =>
  `“${[...text.replace(/\p{Cc}/gu, " ")].slice(0, 40).join("")}”`;
