import type { AddToTransitBody } from "../../../../contracts/transit";

/** A line of one of the caller's orders. */
export interface OwnLine {
  id: string;
  orderNumber: string;
  productId: string;
  variantId: string;
  size: string;
  color: string;
}

/** What was asked for but not found: the body's field, and a sentence. */
export interface AskedProblem {
  field: string;
  message: string;
}

type Asked = AddToTransitBody["items"][number];

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** The requested value no line has; checked in the order of this list. */
const CHECKS: readonly (readonly [keyof Asked, (line: OwnLine, asked: Asked) => boolean])[] = [
  ["variant_id", (line, { variant_id: id }) => id === undefined || id === line.variantId],
  ["product_id", (line, { product_id: id }) => id === undefined || id === line.productId],
  ["size", (line, { size }) => size === undefined || isSame(size, line.size)],
  ["color", (line, { color }) => color === undefined || isSame(color, line.color)],
];

function linesOf(asked: Asked, lines: readonly OwnLine[]): OwnLine[] | keyof Asked {
  let left = lines.filter(({ orderNumber }) => isSame(orderNumber, asked.orderNumber));
  if (left.length === 0) return "orderNumber";
  for (const [field, fits] of CHECKS) {
    left = left.filter((line) => fits(line, asked));
    if (left.length === 0) return field;
  }
  return left;
}

/**
 * The lines meant. What an item leaves open (size, colour) matches every such line of the order.
 * Its number of pieces does not matter: the order says how many were bought.
 */
export function findAsked(
  items: readonly Asked[],
  lines: readonly OwnLine[],
): { lineIds: string[]; problems: AskedProblem[] } {
  const ids = new Set<string>();
  const problems: AskedProblem[] = [];
  for (const [at, asked] of items.entries()) {
    const found = linesOf(asked, lines);
    if (typeof found === "string") {
      const message =
        found === "orderNumber" ? "There is no such order" : "This order has no such variant";
      problems.push({ field: `items.${at}.${found}`, message });
    } else {
      for (const { id } of found) ids.add(id);
    }
  }
  return { lineIds: [...ids], problems };
}
