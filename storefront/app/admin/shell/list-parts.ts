import type { ReactNode } from "react";
import type { SelectionState } from "./use-selection";

export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and buttons are right-aligned. */
  isEnd?: boolean;
  /** Values of the URL's `sort`; the first press sorts ascending. Without a second: ascending only. */
  sorts?: readonly [ascending: string, descending?: string];
  /** Classes of its cells: a width. */
  className?: string;
}

/** What table and cards show of a list. */
export interface ShownList<Row> {
  title: string;
  rows: readonly Row[];
  columns: ReadonlyArray<ListColumn<Row>>;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  card: (row: Row) => ReactNode;
  onOpen?: ((row: Row) => void) | undefined;
  /** Null: rows can't be selected here. */
  selected: SelectionState<Row> | null;
  sort: string;
  onSort: (sort: string) => void;
}
