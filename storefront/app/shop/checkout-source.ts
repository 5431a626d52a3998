import { parseCart, type CartLine } from "~/lib/cart-rules";
import { paths } from "~/lib/paths";
import { isFields } from "~/lib/stored-values";

/** Where the checkout's lines come from: the cart, or one product bought at once. */
export const BUY_NOW_PATH = `${paths.checkout()}?from=product`;

const KEY = "buyNow";
/** Raised when the line's shape changes; what an older page stored is not read. */
const VERSION = 1;

/** Navigation state for the checkout; a reload reads the storage instead. */
export interface BuyNowState {
  buyNow: { line: CartLine };
}

/** Stores the line for this tab. False where the storage is full or switched off. */
export function saveBuyNow(line: CartLine): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, line }));
    return true;
  } catch {
    return false;
  }
}

function parseLine(kept: unknown): CartLine | null {
  if (!isFields(kept) || kept["version"] !== VERSION) return null;
  return parseCart([kept["line"]])[0] ?? null;
}

/** The line kept by this tab; null when there is none or it can't be read. */
export function readBuyNow(): CartLine | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    return text === null ? null : parseLine(JSON.parse(text));
  } catch {
    return null;
  }
}

export function clearBuyNow(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}
