import { useState } from "react";

/** Which rows of the page are ticked. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  // Rows no longer shown are deselected: nobody should change what they can't see.
  const chosen = rows.filter((row) => keys.has(rowKey(row)));
  return {
    chosen,
    isChosen: (row: Row) => keys.has(rowKey(row)),
    toggle: (row: Row) => {
      const next = new Set(keys);
      if (!next.delete(rowKey(row))) next.add(rowKey(row));
      setKeys(next);
    },
    toggleAll: () => setKeys(chosen.length === rows.length ? new Set() : new Set(rows.map(rowKey))),
    clear: () => setKeys(new Set()),
  };
}
export type SelectionState<Row> = ReturnType<typeof useSelection<Row>>;
