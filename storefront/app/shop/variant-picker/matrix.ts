import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { colorsOf, sizesOf, variantOf } from "~/lib/variant-choice";

type Choosable = Pick<Product, "variants" | "sizes" | "colors">;

/** One size in one colour. */
export interface Cell {
  size: string;
  color: string;
  /** Null when this combination is not made; that counts as sold out. */
  variant: Variant | null;
  left: number;
}

/** What there is to choose: decides the cells' layout and names. */
export type ChoiceKind = "both" | "size" | "color";

export interface Matrix {
  kind: ChoiceKind;
  /** One row per colour if there are sizes too; else one row with all cells. All are equally long. */
  rows: Cell[][];
}

export interface Place {
  row: number;
  column: number;
}

function cellOf(product: Choosable, size: string, color: string): Cell {
  const variant = variantOf(product, { size, color }) ?? null;
  return { size, color, variant, left: Math.max(0, variant?.stock_quantity ?? 0) };
}

export function matrixOf(product: Choosable): Matrix {
  const sizes = sizesOf(product);
  const colors = colorsOf(product);
  const rows = colors.map((color) => sizes.map((size) => cellOf(product, size, color)));
  if (sizes.length < 2) return { kind: "color", rows: [rows.flat()] };
  return { kind: colors.length < 2 ? "size" : "both", rows };
}

/** A size is preselected only when its colour is made in no other. */
export function onlyCellOf({ rows }: Matrix, color: string): Cell | null {
  const made = rows.flat().filter((cell) => cell.color === color && cell.variant !== null);
  return made.length === 1 ? (made[0] ?? null) : null;
}

/** Where the keyboard begins: at the colour's first cell in stock, else its first cell. */
export function startOf({ rows }: Matrix, color: string): Place {
  const places = rows.flatMap((cells, row) => cells.map((cell, column) => ({ cell, row, column })));
  const own = places.filter(({ cell }) => cell.color === color);
  const { row, column } = own.find(({ cell }) => cell.left > 0) ?? own[0] ?? { row: 0, column: 0 };
  return { row, column };
}

/** The position a key moves to; null for a key that does not move. */
export function placeAfter({ rows }: Matrix, { row, column }: Place, key: string): Place | null {
  const lastRow = rows.length - 1;
  const lastColumn = (rows[0]?.length ?? 1) - 1;
  switch (key) {
    case "ArrowRight":
      return { row, column: Math.min(column + 1, lastColumn) };
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowDown":
      return { row: Math.min(row + 1, lastRow), column };
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: lastColumn };
    default:
      return null;
  }
}
