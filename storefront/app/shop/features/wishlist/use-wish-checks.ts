import type { Product } from "@strive/backend/contracts/catalogue";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useCartLines } from "~/lib/cart-atoms";
import type { WishlistItem } from "~/lib/wishlist-rules";
import { productQuery } from "~/shop/api/products";
import { isUnknown } from "~/shop/line-check/line-check";
import { checkWish, type WishCheck } from "./wish-check";

export interface WishChecks {
  /** Null until the product is loaded. */
  of: (item: WishlistItem) => WishCheck | null;
  /** False while nobody knows. */
  isGiftCard: (item: WishlistItem) => boolean;
  /** Loads what is not known yet; null when that failed. */
  ask: (item: WishlistItem) => Promise<WishCheck | null>;
  /** True when some product could not be loaded. */
  isFailed: boolean;
  retry: () => void;
}

/** Loads each product once, every time the screen opens, and compares. */
export function useWishChecks(items: readonly WishlistItem[]): WishChecks {
  const client = useQueryClient();
  const cart = useCartLines();
  const results = useQueries({
    queries: items.map(({ id }) => ({ ...productQuery(id), refetchOnMount: "always" as const })),
  });
  const products = new Map(
    results.map(({ data, error }, at) => [items[at]?.id, isUnknown(error) ? null : data] as const),
  );
  const checkOf = (item: WishlistItem, product: Product | null | undefined) =>
    product === undefined ? null : checkWish(item, product, cart);

  const of = (item: WishlistItem) => checkOf(item, products.get(item.id));
  const ask = async (item: WishlistItem) => {
    const known = of(item);
    // While offline the library would wait for the network.
    if (known !== null || !navigator.onLine) return known;
    try {
      return checkOf(item, await client.query({ ...productQuery(item.id), staleTime: "static" }));
    } catch (error) {
      return checkOf(item, isUnknown(error) ? null : undefined);
    }
  };
  const failed = results.filter(({ error }) => error !== null && !isUnknown(error));
  return {
    of,
    isGiftCard: ({ id }) => products.get(id)?.is_gift_card === true,
    ask,
    isFailed: failed.length > 0,
    retry: () => failed.forEach((result) => void result.refetch()),
  };
}
