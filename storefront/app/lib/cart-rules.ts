import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import { imageOfColor } from "./variant-choice";
import { amountOf, listOf, textOf, type Fields } from "./stored-values";

/** The server's limit for one line; equal to the contract's MAX_QUANTITY. */
export const MAX_QUANTITY = 99;

/** One variant in the cart. Fields keep the product's wire names; `id` is the variant's. */
export interface CartLine {
  /** Variant id: another size or colour is another line. */
  id: string;
  /** Product id. */
  _id: string;
  name: string;
  /** Whole RWF per unit, as it was shown when added; the server decides what is charged. */
  price: number;
  image: string | null;
  quantity: number;
  size: string;
  color: string;
  /** Units available when the line was last changed; null when unknown. */
  stock_quantity: number | null;
  /** It is mailed instead of delivered. Not kept: its product says so (see `useLineChecks`). */
  isGiftCard?: true;
}

export function cartLineOf(product: Product, variant: Variant, quantity = 1): CartLine {
  return {
    id: variant.id,
    _id: product.id,
    name: product.name,
    price: pricesOf(product, variant).price,
    image: imageOfColor(product, variant.color),
    quantity,
    size: variant.size,
    color: variant.color,
    stock_quantity: variant.stock_quantity,
  };
}

export const mostOf = (line: Pick<CartLine, "stock_quantity">): number =>
  Math.min(line.stock_quantity ?? MAX_QUANTITY, MAX_QUANTITY);

function bounded(line: CartLine, quantity: number): CartLine {
  return { ...line, quantity: Math.max(0, Math.min(Math.trunc(quantity), mostOf(line))) };
}

const kept = (lines: CartLine[]): CartLine[] => lines.filter((line) => line.quantity > 0);

/**
 * Merges with the line of the same variant; the newer facts (price, stock) win. A quantity below 0
 * takes units away; a line without units is removed.
 */
export function withAdded(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const before = lines.find((line) => line.id === added.id);
  if (!before) return kept([...lines, bounded(added, added.quantity)]);
  const merged = bounded(added, before.quantity + added.quantity);
  return kept(lines.map((line) => (line.id === added.id ? merged : line)));
}

export const withoutLine = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id);

/** Puts a removed line back where it was (undo). */
export function withRestored(lines: readonly CartLine[], line: CartLine, at: number): CartLine[] {
  if (lines.some((other) => other.id === line.id)) return withAdded(lines, line);
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** Number of units. */
export const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

function lineOf(raw: Fields): CartLine | null {
  const id = textOf(raw["id"]) ?? textOf(raw["_id"]);
  if (id === null) return null;
  const stock = raw["stock_quantity"];
  const line: CartLine = {
    id,
    _id: textOf(raw["_id"]) ?? id,
    name: textOf(raw["name"]) ?? "",
    price: amountOf(raw["price"]),
    image: textOf(raw["image"]),
    quantity: 1,
    size: textOf(raw["size"]) ?? "S",
    color: textOf(raw["color"]) ?? "Gray",
    stock_quantity:
      typeof stock === "number" && Number.isFinite(stock) ? Math.trunc(amountOf(stock)) : null,
  };
  return bounded(line, raw["quantity"] === undefined ? 1 : amountOf(raw["quantity"]));
}

/** A valid cart from whatever is in the storage. */
export function parseCart(raw: unknown): CartLine[] {
  const lines = listOf(raw).map(lineOf);
  return lines.reduce<CartLine[]>((cart, line) => (line ? withAdded(cart, line) : cart), []);
}
