import { useRef, useState, type KeyboardEvent } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { cx } from "~/ui/cx";
import { Swatch } from "~/ui/swatch";
import * as words from "~/words/variant-picker";
import { sizeText } from "~/words/sizes";
import { placeAfter, startOf, type Cell, type Matrix } from "./matrix";

/** At this number and below, the shopper is told how many are left. */
const LOW_STOCK = 3;

function stockText(left: number): string {
  if (left === 0) return words.outOfStock;
  return left > LOW_STOCK ? words.inStock : words.left(left);
}

function lookOf(isChosen: boolean, isGone: boolean): string {
  if (!isGone) return isChosen ? "border-ink bg-ink text-white" : "border-line-strong bg-paper";
  return isChosen
    ? "crossed-out border-ink bg-paper shadow-[0_0_0_1.5px_var(--color-ink)]"
    : "crossed-out border-line-strong bg-stone text-ink-3";
}

function ColorName({ color }: { color: string }) {
  return (
    <>
      <Swatch color={color} className="size-4 flex-none" />
      {labelOfColor(color)}
    </>
  );
}

/** Five per line as a rule; more if each still has a thumb-sized target. */
function columnsOf(kind: Matrix["kind"], count: number, isAmount: boolean): string {
  if (isAmount) return "grid-cols-3";
  if (kind === "color") return "grid-cols-2";
  return count > 5 ? "grid-cols-[repeat(auto-fit,minmax(3rem,1fr))]" : "grid-cols-5";
}

interface CellsProps {
  matrix: Matrix;
  /** The sizes of a gift card are amounts. */
  isAmount: boolean;
  /** A cell's accessible name: "Red earth, L". */
  nameOf: (cell: Cell) => string;
  /** The colour that is shown, and the size once it is chosen. */
  color: string;
  size: string | null;
  onChoose: (cell: Cell) => void;
}

/** Rows are colours, buttons are sizes. One tab stop: arrow keys move among them. */
export function Cells({ matrix, isAmount, nameOf, color, size, onChoose }: CellsProps) {
  const { kind, rows } = matrix;
  const [stop, setStop] = useState(() => startOf(matrix, color));
  const box = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const place = placeAfter(matrix, stop, event.key);
    if (place === null) return;
    event.preventDefault();
    const at = place.row * (rows[0]?.length ?? 0) + place.column;
    box.current?.querySelectorAll("button")[at]?.focus();
  };
  const buttonOf = (cell: Cell, row: number, column: number) => {
    const isChosen = cell.color === color && cell.size === size;
    return (
      <button
        key={cell.color + cell.size}
        type="button"
        aria-pressed={isChosen}
        aria-label={words.cell(nameOf(cell), stockText(cell.left))}
        tabIndex={stop.row === row && stop.column === column ? 0 : -1}
        onFocus={() => setStop({ row, column })}
        onKeyDown={move}
        onClick={() => onChoose(cell)}
        className={cx(
          "min-h-12 rounded-xs border px-1 text-[15px] leading-[1.1] font-medium",
          lookOf(isChosen, cell.left === 0),
        )}
      >
        <span className="flex items-center justify-center gap-2">
          {kind === "color" ? <ColorName color={cell.color} /> : sizeText(cell.size)}
        </span>
        {/* "XL 2 left": the visible text must be part of the accessible name. */}{" "}
        {cell.left > 0 && cell.left <= LOW_STOCK && (
          <span
            className={cx(
              "mt-0.5 block text-[11.5px] font-semibold",
              isChosen ? "text-warning-tint" : "text-warning",
            )}
          >
            {words.left(cell.left)}
          </span>
        )}
      </button>
    );
  };
  return (
    <div ref={box} className="grid gap-3.5 pt-3.5">
      {rows.map((cells, row) => {
        const own = cells[0]?.color ?? "";
        return (
          <div
            key={own}
            role="group"
            aria-label={
              kind === "both" ? labelOfColor(own) : words.titles[isAmount ? "amount" : kind]
            }
          >
            {kind === "both" && (
              <p className="mb-[7px] flex items-center gap-[9px] text-[14px] font-medium">
                <ColorName color={own} />
                {cells.every(({ left }) => left === 0) && (
                  <span className="text-[13px] font-text text-ink-3">{words.allOutOfStock}</span>
                )}
              </p>
            )}
            <div className={cx("grid gap-2", columnsOf(kind, cells.length, isAmount))}>
              {cells.map((cell, column) => buttonOf(cell, row, column))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
