import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { MouseEvent } from "react";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin";
import type { ListColumn, ShownList } from "./list-parts";
import { Tick } from "./tick";

const CELL = "px-4 py-2.5 align-middle";
const CONTROLS = "a, button, input, select, label, [role='menu']";

/** Also true for a dialog that a cell has opened: React bubbles its events through the row. */
const isOnControl = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  (target.closest(CONTROLS) !== null || !currentTarget.contains(target));

interface HeadProps<Row> {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { header, sorts, isEnd, className } = column;
  const at = sorts?.indexOf(sort) ?? -1;
  const Arrow = at === 1 ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={at < 0 ? undefined : at === 0 ? "ascending" : "descending"}
      className={cx("h-11 px-4 font-strong", isEnd && "text-right", className)}
    >
      {sorts === undefined ? (
        header
      ) : (
        <button
          type="button"
          onClick={() => onSort(at === 0 ? (sorts[1] ?? "") : sorts[0])}
          className="inline-flex min-h-11 items-center gap-1.5 hover:text-ink"
        >
          {header}
          {at >= 0 && <Arrow size={14} aria-hidden="true" />}
        </button>
      )}
    </th>
  );
}

export function ListTable<Row>(list: ShownList<Row>) {
  const { columns, rows, rowKey, rowLabel, onOpen, selected } = list;
  return (
    <div className="overflow-x-auto border border-line bg-paper">
      <table className="w-full text-left text-[15px]">
        <caption className="sr-only">{list.title}</caption>
        <thead className="border-b border-line text-[13px] text-ink-2">
          <tr>
            {selected && (
              <th scope="col" className="w-11 pl-1">
                <Tick
                  label={words.selectAll}
                  isOn={selected.chosen.length === rows.length}
                  isMixed={selected.chosen.length > 0 && selected.chosen.length < rows.length}
                  onToggle={selected.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={list.sort} onSort={list.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // The row's own button does the same for keyboards and screen readers.
            <tr
              key={rowKey(row)}
              onClick={(event) => {
                if (!isOnControl(event)) onOpen?.(row);
              }}
              className={cx(
                "h-16 border-b border-line last:border-b-0 hover:bg-[#faf9f7]",
                onOpen && "cursor-pointer",
              )}
            >
              {selected && (
                <td className="pl-1">
                  <Tick
                    label={words.select(rowLabel(row))}
                    isOn={selected.isChosen(row)}
                    onToggle={() => selected.toggle(row)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(CELL, column.isEnd && "text-right", column.className)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
