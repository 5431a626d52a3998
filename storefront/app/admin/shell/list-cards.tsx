import { cx } from "~/ui/cx";
import { Select } from "~/ui/select";
import * as words from "~/words/admin";
import type { ShownList } from "./list-parts";
import { Tick } from "./tick";

/** The columns' sorts as one select: cards have no column headers. */
function SortSelect<Row>({ columns, sort, onSort }: ShownList<Row>) {
  const options = columns.flatMap(({ header, sorts }) =>
    sorts === undefined
      ? []
      : [
          { value: sorts[0], label: words.sortUp(header) },
          ...(sorts[1] === undefined ? [] : [{ value: sorts[1], label: words.sortDown(header) }]),
        ],
  );
  if (options.length === 0) return null;
  return (
    <Select
      label={words.sortBy}
      value={sort}
      options={[{ value: "", label: words.sortDefault }, ...options]}
      onChange={({ target }) => onSort(target.value)}
      className="mb-3 w-full"
    />
  );
}

export function ListCards<Row>(list: ShownList<Row>) {
  const { rows, rowKey, rowLabel, card, selected } = list;
  return (
    <>
      <SortSelect {...list} />
      <ul className="grid gap-3 md:grid-cols-2">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={cx(
              "border border-line bg-paper p-3.5",
              selected && "grid grid-cols-[44px_minmax(0,1fr)] items-start pl-0",
            )}
          >
            {selected && (
              <Tick
                label={words.select(rowLabel(row))}
                isOn={selected.isChosen(row)}
                onToggle={() => selected.toggle(row)}
              />
            )}
            {card(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
