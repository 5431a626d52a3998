import type { Cm, Measure, SizeTable, Wearer } from "@strive/backend/contracts/size-charts";

/** A row as it is typed. */
export interface DraftRow {
  /** Stays with the row, whatever its size is called. */
  key: number;
  size: string;
  /** In the order of the table's measures. */
  cells: string[];
}

export interface DraftTable {
  wearer: Wearer;
  measures: Measure[];
  rows: DraftRow[];
}

let rowsMade = 0;
const newKey = () => ++rowsMade;

const cellText = (cm: Cm): string => (typeof cm === "number" ? String(cm) : `${cm[0]}–${cm[1]}`);

export const draftOf = (tables: readonly SizeTable[]): DraftTable[] =>
  tables.map(({ wearer, measures, rows }) => ({
    wearer,
    measures: [...measures],
    rows: rows.map(({ size, values }) => ({ key: newKey(), size, cells: values.map(cellText) })),
  }));

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const ONE = new RegExp(`^${NUMBER}$`);
const RANGE = new RegExp(String.raw`^${NUMBER}\s*[-–—]\s*${NUMBER}$`);
const numberOf = (text: string | undefined) => Number((text ?? "").replace(",", "."));

/** "84–88", "84 - 88", "23,5"; null: it is none of these. */
export function cmOf(cell: string): Cm | null {
  const typed = cell.trim();
  const [, one] = ONE.exec(typed) ?? [];
  if (one !== undefined) return numberOf(one);
  const [, from, to] = RANGE.exec(typed) ?? [];
  return from === undefined ? null : [numberOf(from), numberOf(to)];
}

/** As it is sent, or shown to staff first: cells that can't be read are null. */
export const tablesOf = (draft: readonly DraftTable[]) =>
  draft.map(({ wearer, measures, rows }) => ({
    wearer,
    measures,
    rows: rows.map(({ size, cells }) => ({ size: size.trim(), values: cells.map(cmOf) })),
  }));

export const emptyTable = (wearer: Wearer, like: DraftTable | undefined): DraftTable => ({
  wearer,
  measures: like ? [...like.measures] : ["chest", "waist", "hips"],
  rows: (like?.rows ?? []).map(({ size, cells }) => ({
    key: newKey(),
    size,
    cells: cells.map(() => ""),
  })),
});

export const withRow = (table: DraftTable, size: string): DraftTable => ({
  ...table,
  rows: [...table.rows, { key: newKey(), size, cells: table.measures.map(() => "") }],
});

export const withMeasure = (table: DraftTable, measure: Measure): DraftTable => ({
  ...table,
  measures: [...table.measures, measure],
  rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, ""] })),
});

export const withoutMeasure = (table: DraftTable, measure: Measure): DraftTable => {
  const at = table.measures.indexOf(measure);
  return {
    ...table,
    measures: table.measures.filter((one) => one !== measure),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.filter((_, index) => index !== at),
    })),
  };
};
