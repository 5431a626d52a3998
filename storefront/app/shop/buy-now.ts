import type { CartLine } from "~/lib/cart-rules";
import { paths } from "~/lib/paths";

/** The checkout of one product bought at once, beside that of the cart. */
export const BUY_NOW_PATH = `${paths.checkout()}?from=product`;

/** Where its line is kept for this tab. */
export const BUY_NOW_KEY = "buyNow";
/** Raised when the line's shape changes; what an older page stored is not read. */
export const BUY_NOW_VERSION = 1;

/** Navigation state for the checkout; a reload reads the storage instead. */
export interface BuyNowState {
  buyNow: { line: CartLine };
}

/** Stores the line for this tab. False where the storage is full or switched off. */
export function saveBuyNow(line: CartLine): boolean {
  try {
    window.sessionStorage.setItem(BUY_NOW_KEY, JSON.stringify({ version: BUY_NOW_VERSION, line }));
    return true;
  } catch {
    return false;
  }
}
