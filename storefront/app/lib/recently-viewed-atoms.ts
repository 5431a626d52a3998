import { storedAtom, useAtomValue, useSetAtom } from "./store";
import { amountOf, listOf, textOf } from "./stored-values";

/** Versioned: a new shape gets a new key, and the old one's value is left alone. */
export const RECENTLY_VIEWED_KEY = "recentlyViewed.v1";

/** Shown beside the product that is being looked at. */
export const MOST_SHOWN = 8;
const MOST_KEPT = MOST_SHOWN + 1;

/** A product as it was when it was viewed. */
export interface ViewedProduct {
  id: string;
  name: string;
  /** Whole RWF. */
  price: number;
  image: string | null;
}

const without = (list: readonly ViewedProduct[], id: string): ViewedProduct[] =>
  list.filter((viewed) => viewed.id !== id);

/** The newest first, each product once. */
export const withViewed = (list: readonly ViewedProduct[], viewed: ViewedProduct) =>
  [viewed, ...without(list, viewed.id)].slice(0, MOST_KEPT);

/** A valid list from whatever is in the storage. */
export function parseViewed(raw: unknown): ViewedProduct[] {
  return listOf(raw)
    .reduceRight<ViewedProduct[]>((list, fields) => {
      const id = textOf(fields["id"]);
      const name = textOf(fields["name"]);
      if (id === null || name === null) return list;
      const viewed = { id, name, price: amountOf(fields["price"]), image: textOf(fields["image"]) };
      return [viewed, ...without(list, id)];
    }, [])
    .slice(0, MOST_KEPT);
}

const { valueAtom } = storedAtom<ViewedProduct[]>(RECENTLY_VIEWED_KEY, parseViewed);

/** Products seen on this device, the newest first. */
export const useRecentlyViewed = (): ViewedProduct[] => useAtomValue(valueAtom);

export function useChangeRecentlyViewed() {
  const set = useSetAtom(valueAtom);
  return {
    remember: (viewed: ViewedProduct) => set((list) => withViewed(list, viewed)),
    forget: (id: string) => set((list) => without(list, id)),
    clear: () => set([]),
  };
}
