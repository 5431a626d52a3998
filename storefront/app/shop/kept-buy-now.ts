import { parseCart, type CartLine } from "~/lib/cart-rules";
import { isFields } from "~/lib/stored-values";
import { BUY_NOW_KEY, BUY_NOW_VERSION } from "./buy-now";

/* Apart from what keeps the line: a product's page need not load how it is read. */

function parseLine(kept: unknown): CartLine | null {
  if (!isFields(kept) || kept["version"] !== BUY_NOW_VERSION) return null;
  return parseCart([kept["line"]])[0] ?? null;
}

/** The line kept by this tab for its checkout; null when there is none or it can't be read. */
export function readBuyNow(): CartLine | null {
  try {
    const text = window.sessionStorage.getItem(BUY_NOW_KEY);
    return text === null ? null : parseLine(JSON.parse(text));
  } catch {
    return null;
  }
}

export function clearBuyNow(): void {
  try {
    window.sessionStorage.removeItem(BUY_NOW_KEY);
  } catch {
    // Nothing could be kept either.
  }
}
