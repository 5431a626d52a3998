import type { ReactNode } from "react";
import type { SelectionState } from "./use-selection";

export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and buttons stand right. */
  isEnd?: boolean;
  /** Values of the address's `sort`; the first is what one press chooses. Without a second: none. */
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
  /** Null: nothing can be chosen here. */
  selected: SelectionState<Row> | null;
  sort: string;
  onSort: (sort: string) => void;
}
