import { isStock, numberOf } from "@strive/backend/contracts/product-limits";

/** One combination of size and colour; an empty text: the product has no sizes, or no colours. */
export interface StockCell {
  key: string;
  size: string;
  color: string;
  /** As typed. */
  value: string;
  /** Left out on purpose until now: it may stay empty. */
  mayBeEmpty: boolean;
}

export const cellKey = (size: string, color: string): string => JSON.stringify([size, color]);

/** What a form says of sizes, colours and the stock of each combination. */
interface Shape {
  sizes: readonly string[];
  colors: readonly string[];
  stocks: Readonly<Record<string, string>>;
}

/**
 * The combinations of a form, row by row.
 * @param start what the form began with: what it names but has no stock of was left out on purpose
 */
export function stockCells(values: Shape, start: Shape): StockCell[] {
  const sizes = values.sizes.length > 0 ? values.sizes : [""];
  const colors = values.colors.length > 0 ? values.colors : [""];
  const isOld = (size: string, color: string) =>
    (start.sizes.length > 0 ? start.sizes : [""]).includes(size) &&
    (start.colors.length > 0 ? start.colors : [""]).includes(color);
  const isHeld = Object.keys(start.stocks).length > 0;
  return sizes.flatMap((size) =>
    colors.map((color) => {
      const key = cellKey(size, color);
      const mayBeEmpty = isHeld && isOld(size, color) && start.stocks[key] === undefined;
      return { key, size, color, value: values.stocks[key] ?? (mayBeEmpty ? "" : "0"), mayBeEmpty };
    }),
  );
}

export const isBadCell = ({ value, mayBeEmpty }: StockCell): boolean =>
  !(mayBeEmpty && value.trim() === "") && !isStock(numberOf(value));

export const cellSum = (cells: readonly StockCell[]): number =>
  cells.reduce(
    (sum, { value }) => sum + (Number.isFinite(numberOf(value)) ? numberOf(value) : 0),
    0,
  );

/** `total` over all cells as the server would spread it: evenly, the first get the remainder. */
export function spread(total: string, cells: readonly StockCell[]): Record<string, string> {
  const units = numberOf(total);
  if (!Number.isInteger(units) || units < 0) return {};
  const share = Math.floor(units / cells.length);
  const remainder = units - share * cells.length;
  return Object.fromEntries(
    cells.map(({ key }, at) => [key, String(share + (at < remainder ? 1 : 0))]),
  );
}
