import type { User } from "@strive/backend/contracts/accounts";
import type { SavedListKind } from "@strive/backend/contracts/saved-lists";
import { useEffect, useMemo, useRef } from "react";
import { CART_KEY, useCartLines, useCartReady, useChangeCart } from "~/lib/cart-atoms";
import { parseCart } from "~/lib/cart-rules";
import { END_SESSION, EndSessionEvent } from "~/lib/end-session-event";
import { readToken } from "~/lib/token";
import {
  useChangeWishlist,
  useWishlist,
  useWishlistReady,
  WISHLIST_KEY,
} from "~/lib/wishlist-atoms";
import { parseWishlist } from "~/lib/wishlist-rules";
import { ListSync, type DeviceList } from "./list-sync";
import { savedCartOf, savedWishlistOf } from "./saved-form";

/** Milliseconds: too short to have changed something on another device in between. */
const FRESH_MS = 30_000;

function readKept<T>(key: string, parse: (raw: unknown) => T[]): T[] {
  const text = window.localStorage.getItem(key);
  try {
    return parse(text === null ? null : JSON.parse(text));
  } catch {
    return parse(null);
  }
}

function useDeviceCart(): DeviceList<"cart"> {
  const change = useChangeCart();
  return useMemo(
    () => ({
      kind: "cart",
      read: () => readKept(CART_KEY, parseCart),
      change,
      parse: parseCart,
      savedOf: savedCartOf,
    }),
    [change],
  );
}

function useDeviceWishlist(): DeviceList<"wishlist"> {
  const change = useChangeWishlist();
  return useMemo(
    () => ({
      kind: "wishlist",
      read: () => readKept(WISHLIST_KEY, parseWishlist),
      change,
      parse: parseWishlist,
      savedOf: savedWishlistOf,
    }),
    [change],
  );
}

/** Tells `sync` about every event that may require a save or a refetch. */
function listen<Kind extends SavedListKind>(sync: ListSync<Kind>): () => void {
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    void sync.pull();
  };
  const onVisibility = () => {
    if (document.visibilityState === "hidden") sync.flush();
    else if (Date.now() - lookedAt > FRESH_MS) look();
  };
  const onEnd = (event: Event) => {
    if (event instanceof EndSessionEvent) event.waitFor(sync.leave());
  };
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("online", look);
  window.addEventListener(END_SESSION, onEnd);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", look);
    window.removeEventListener(END_SESSION, onEnd);
  };
}

/** @param items only so that a change of them is noticed; null until they were read */
function useListSync<Kind extends SavedListKind>(
  list: DeviceList<Kind>,
  user: User,
  items: readonly unknown[] | null,
): void {
  const isReady = items !== null;
  const syncRef = useRef<ListSync<Kind> | null>(null);
  // Another user, or the same one with a new token after a password change.
  useEffect(() => {
    const token = readToken();
    if (!isReady || token === null) return;
    const sync = new ListSync(list, { userId: user._id, token });
    syncRef.current = sync;
    const stopListening = listen(sync);
    void sync.pull();
    return () => {
      stopListening();
      sync.stop();
    };
  }, [list, user, isReady]);
  useEffect(() => {
    syncRef.current?.noteChange();
  }, [items]);
}

/**
 * Syncs the signed-in user's cart and wishlist with their account: this browser's lists and
 * the account's are merged at the start, and each change is saved. Renders nothing.
 */
export function SavedListsSync({ user }: { user: User }) {
  const lines = useCartLines();
  const isCartReady = useCartReady();
  const wishes = useWishlist();
  const isWishlistReady = useWishlistReady();
  useListSync(useDeviceCart(), user, isCartReady ? lines : null);
  useListSync(useDeviceWishlist(), user, isWishlistReady ? wishes : null);
  return null;
}
