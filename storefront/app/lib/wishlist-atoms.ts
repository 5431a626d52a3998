import { atom } from "jotai";
import { storedAtom, useAtomValue, useSetAtom } from "./store";
import { parseWishlist, withoutWish, withWish, type WishlistItem } from "./wishlist-rules";

export const WISHLIST_KEY = "wishlistItems";

const { valueAtom: itemsAtom, isReadyAtom } = storedAtom<WishlistItem[]>(
  WISHLIST_KEY,
  parseWishlist,
);
const countAtom = atom((get) => get(itemsAtom).length);
const idsAtom = atom((get) => new Set(get(itemsAtom).map((item) => item.id)));

const addAtom = atom(null, (_get, set, item: WishlistItem) =>
  set(itemsAtom, (items) => withWish(items, item)),
);
const removeAtom = atom(null, (_get, set, id: string) =>
  set(itemsAtom, (items) => withoutWish(items, id)),
);

export const useWishlist = (): WishlistItem[] => useAtomValue(itemsAtom);
export const useWishlistReady = (): boolean => useAtomValue(isReadyAtom);
export const useWishlistCount = (): number => useAtomValue(countAtom);
export const useIsWished = (productId: string): boolean => useAtomValue(idsAtom).has(productId);

export const useAddWish = () => useSetAtom(addAtom);
export const useRemoveWish = () => useSetAtom(removeAtom);
/** For what only the wishlist's own screen does, such as bringing an item back. */
export const useChangeWishlist = () => useSetAtom(itemsAtom);
