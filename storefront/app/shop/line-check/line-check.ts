import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { ApiError } from "~/lib/api-error";
import { cartLineOf, MAX_QUANTITY, type CartLine } from "~/lib/cart-rules";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import { variantOf } from "~/lib/variant-choice";
import * as words from "~/words/line-check";

/** What changed since the shopper last saw it, and the line that resolves it. */
export type LineFinding =
  | { fix: "remove"; reason: "gone" | "sold-out" }
  | {
      fix: "update";
      /** Units left, where they are fewer than wanted; else null. */
      left: number | null;
      /** The current price in RWF, if it changed; else null. */
      priceRwf: number | null;
      /** The line as the shop can sell it now. */
      current: CartLine;
    };

export interface LineCheck {
  /** Units available now; null while unknown. */
  available: number | null;
  /** What a unit costs without the sale it is in, in RWF; null: in none, or unknown. */
  beforeRwf: number | null;
  /** Null when there is nothing to say. */
  finding: LineFinding | null;
  /** What it is sold in from a moment on; undefined: nothing, or unknown. */
  drop?: Product["drop"];
}

export const UNCHECKED: LineCheck = { available: null, beforeRwf: null, finding: null };
/** There is no such product; a malformed id is answered with 400. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const NONE_LEFT = { available: 0, beforeRwf: null };
const GONE: LineCheck = { ...NONE_LEFT, finding: { fix: "remove", reason: "gone" } };
const SOLD_OUT: LineCheck = { ...NONE_LEFT, finding: { fix: "remove", reason: "sold-out" } };

/** An old line may name its product only; then size and colour say which variant it is. */
function meantBy(line: CartLine, product: Product): Variant | undefined {
  const named = product.variants.find(({ id }) => id === line.id);
  if (named !== undefined || line.id !== line._id) return named;
  return variantOf(product, line);
}

/** The line, known as what its product is; null, undefined: nobody can say. */
export function asSold(line: CartLine, product: Product | null | undefined): CartLine {
  if (!product) return line;
  const { isGiftCard: _, ...goods } = line;
  return product.is_gift_card ? { ...goods, isGiftCard: true } : goods;
}

/** Compares a line with its product as the server has it now; null: the product is not sold. */
export function checkLine(line: CartLine, product: Product | null): LineCheck {
  const variant = product === null ? undefined : meantBy(line, product);
  if (product === null || variant === undefined) return GONE;
  const available = Math.min(variant.stock_quantity, MAX_QUANTITY);
  if (available === 0) return SOLD_OUT;
  const isShort = line.quantity > available;
  const { price, compare_at_price } = pricesOf(product, variant);
  const isRepriced = line.price !== price;
  const beforeRwf = isRepriced ? null : compare_at_price;
  const known = { available, beforeRwf, drop: product.drop };
  if (!isShort && !isRepriced) return { ...known, finding: null };
  return {
    ...known,
    finding: {
      fix: "update",
      left: isShort ? available : null,
      priceRwf: isRepriced ? price : null,
      current: cartLineOf(product, variant, Math.min(line.quantity, available)),
    },
  };
}

/** The sentence to show. `priceOf` formats an RWF amount in the shopper's currency. */
export function textOfFinding(
  finding: LineFinding,
  line: CartLine,
  priceOf: (amountRwf: number) => string,
): string {
  if (finding.fix === "remove") {
    return finding.reason === "gone" ? words.gone : words.soldOut;
  }
  const { left, priceRwf } = finding;
  return [
    left !== null && words.onlyLeft(left),
    priceRwf !== null && words.priceChanged(priceOf(priceRwf), priceOf(line.price)),
  ]
    .filter((part) => part !== false)
    .join(" ");
}
