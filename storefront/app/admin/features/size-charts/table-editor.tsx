import { MEASURES, SIZE_MAX, type Measure } from "@strive/backend/contracts/size-charts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass, FieldNotes } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-sizes";
import { measures as names } from "~/words/size-guide";
import { withMeasure, withoutMeasure, withRow, type DraftRow, type DraftTable } from "./draft";

interface TableEditorProps {
  table: DraftTable;
  /** Where it is among the tables: names its errors. */
  at: number;
  onChange: (table: DraftTable) => void;
  /** Of fields, by their names on the wire. */
  errors: ReadonlyMap<string, string>;
  /** Sizes that products here have. */
  sizes: readonly string[];
}

const HEAD = "pb-2 pr-2 text-left align-bottom text-[13px] font-medium text-ink-3";

/** What a field of a table is called; empty: it is the table's own. */
function placeOf(field: string, { measures, rows }: DraftTable): string {
  const [, row, column] = /[.]rows[.](\d+)(?:[.]values[.](\d+))?/.exec(field) ?? [];
  const size = rows[Number(row)]?.size ?? "";
  const measure = measures[Number(column)];
  return measure === undefined ? size : words.cell(names[measure], size);
}

/** A table as staff fill it in: a row for each size, a column for each measurement. */
export function TableEditor({ table, at, onChange, errors, sizes }: TableEditorProps) {
  const id = useId();
  const { measures, rows } = table;
  const left = MEASURES.filter((measure) => !measures.includes(measure));
  const unused = sizes.filter((size) => rows.every((row) => row.size !== size));
  const [wrong] = [...errors].filter(([field]) => field.startsWith(`tables.${at}.`));
  const message = wrong && words.wrongAt(placeOf(wrong[0], table), wrong[1]);
  const setRow = (row: DraftRow) =>
    onChange({ ...table, rows: rows.map((one) => (one.key === row.key ? row : one)) });

  const input = (label: string, field: string, value: string, onText: (text: string) => void) => {
    const error = errors.get(field);
    return (
      <input
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value}
        onChange={({ target }) => onText(target.value)}
        autoComplete="off"
        className={controlClass(error, "min-h-11 min-w-[4.5rem] px-2.5 text-[15px]")}
      />
    );
  };

  return (
    <div className="grid gap-3">
      <div
        role="group"
        aria-label={words.tableOf(table.wearer)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        className="overflow-x-auto p-0.5"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                <span className="flex min-h-11 items-center">{words.size}</span>
              </th>
              {measures.map((measure) => (
                <th key={measure} scope="col" className={HEAD}>
                  <span className="flex min-h-11 items-center justify-between gap-1">
                    {names[measure]}
                    {measures.length > 1 && (
                      <IconButton
                        label={words.removeMeasure(names[measure])}
                        onClick={() => onChange(withoutMeasure(table, measure))}
                      >
                        <X size={15} aria-hidden="true" />
                      </IconButton>
                    )}
                  </span>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key}>
                <td className="pr-2 pb-2">
                  {input(
                    words.sizeNumber(index + 1),
                    `tables.${at}.rows.${index}.size`,
                    row.size,
                    (size) => setRow({ ...row, size: size.slice(0, SIZE_MAX) }),
                  )}
                </td>
                {measures.map((measure, column) => (
                  <td key={measure} className="pr-2 pb-2">
                    {input(
                      words.cell(names[measure], row.size),
                      `tables.${at}.rows.${index}.values.${column}`,
                      row.cells[column] ?? "",
                      (text) =>
                        setRow({
                          ...row,
                          cells: row.cells.map((cell, n) => (n === column ? text : cell)),
                        }),
                    )}
                  </td>
                ))}
                <td className="pb-2">
                  <IconButton
                    label={words.removeSize(row.size)}
                    onClick={() =>
                      onChange({ ...table, rows: rows.filter(({ key }) => key !== row.key) })
                    }
                  >
                    <X size={17} strokeWidth={1.6} aria-hidden="true" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-[13px] text-ink-3">{words.cellHelp}</p>
      <div role="alert" className={cx(message === undefined && "hidden")}>
        {message !== undefined && <FieldNotes id={id} label="" error={message} />}
      </div>
      {unused.length > 0 && (
        <p className="text-[14px] text-ink-2">{words.unused(unused.join(", "))}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button tone="line" size="sm" onClick={() => onChange(withRow(table, unused[0] ?? ""))}>
          <Plus size={16} aria-hidden="true" />
          {words.addSize}
        </Button>
        {left.length > 0 && (
          <Select
            label={words.addMeasure}
            value=""
            options={[
              { value: "", label: words.addMeasure },
              ...left.map((measure) => ({ value: measure, label: names[measure] })),
            ]}
            onChange={({ target }) => {
              const chosen: Measure | undefined = left.find((one) => one === target.value);
              if (chosen) onChange(withMeasure(table, chosen));
            }}
            className="w-[200px]"
          />
        )}
      </div>
    </div>
  );
}
