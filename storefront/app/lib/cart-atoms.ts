import { atom } from "jotai";
import {
  countOf,
  parseCart,
  withAdded,
  withRestored,
  withoutLine,
  type CartLine,
} from "./cart-rules";
import { storedAtom, useAtomValue, useSetAtom } from "./store";

export const CART_KEY = "cartItems";

const { valueAtom: linesAtom, isReadyAtom } = storedAtom<CartLine[]>(CART_KEY, parseCart);
const countAtom = atom((get) => countOf(get(linesAtom)));

const addAtom = atom(null, (_get, set, line: CartLine) => {
  let added = 0;
  set(linesAtom, (lines) => {
    const changed = withAdded(lines, line);
    added = countOf(changed) - countOf(lines);
    return changed;
  });
  return added;
});
const removeAtom = atom(null, (_get, set, id: string) =>
  set(linesAtom, (lines) => withoutLine(lines, id)),
);
const restoreAtom = atom(null, (_get, set, line: CartLine, at: number) =>
  set(linesAtom, (lines) => withRestored(lines, line, at)),
);
const clearAtom = atom(null, (_get, set) => set(linesAtom, []));

/** Empty until `useCartReady()`: the storage is read after the first paint. */
export const useCartLines = (): CartLine[] => useAtomValue(linesAtom);
export const useCartReady = (): boolean => useAtomValue(isReadyAtom);
/** Number of units. */
export const useCartCount = (): number => useAtomValue(countAtom);

/** Returns how many units were added: fewer than wanted where the cart would exceed the stock. */
export const useAddToCart = () => useSetAtom(addAtom);
export const useRemoveFromCart = () => useSetAtom(removeAtom);
export const useRestoreToCart = () => useSetAtom(restoreAtom);
export const useClearCart = () => useSetAtom(clearAtom);
/** For the sync with the account, which replaces the lines. */
export const useChangeCart = () => useSetAtom(linesAtom);
