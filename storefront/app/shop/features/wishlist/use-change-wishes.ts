import { useAddToCart, useCartLines } from "~/lib/cart-atoms";
import type { CartLine } from "~/lib/cart-rules";
import { useShowMessage } from "~/lib/message-atoms";
import { useChangeWishlist, useRemoveWish } from "~/lib/wishlist-atoms";
import type { WishlistItem } from "~/lib/wishlist-rules";
import * as kept from "~/words/kept-list";
import * as words from "~/words/wishlist";

/** Milliseconds in which a change can be undone. */
const UNDO_MS = 5000;

/** An item with its place in the list. */
export interface PlacedWish {
  item: WishlistItem;
  at: number;
}
export interface WishMove extends PlacedWish {
  line: CartLine;
}

/** Puts items back where they were, in order; items already back stay. */
export function withRestoredWishes(
  items: readonly WishlistItem[],
  restored: readonly PlacedWish[],
): WishlistItem[] {
  const missing = restored.filter(({ item }) => items.every(({ id }) => id !== item.id));
  return [...missing]
    .sort((one, other) => one.at - other.at)
    .reduce<WishlistItem[]>(
      (all, { item, at }) => [...all.slice(0, at), item, ...all.slice(at)],
      [...items],
    );
}

export function useChangeWishes() {
  const change = useChangeWishlist();
  const removeWish = useRemoveWish();
  const addToCart = useAddToCart();
  const cart = useCartLines();
  const showMessage = useShowMessage();

  const showWithUndo = (text: string, onAction: () => void) =>
    showMessage({
      tone: "success",
      text,
      action: { label: kept.undo, onAction },
      durationMs: UNDO_MS,
    });
  const restore = (wishes: readonly PlacedWish[]) =>
    change((items) => withRestoredWishes(items, wishes));

  const remove = (wish: PlacedWish) => {
    removeWish(wish.item.id);
    showWithUndo(kept.removed, () => restore([wish]));
  };
  const move = (moves: readonly WishMove[]) => {
    const [first] = moves;
    if (!first) return;
    for (const { item, line } of moves) {
      addToCart(line);
      removeWish(item.id);
    }
    const text = moves.length === 1 ? words.moved(first.item.name) : words.movedItems(moves.length);
    showWithUndo(text, () => {
      // One unit less; a line that existed before gets its old price back.
      for (const { line } of moves) {
        const before = cart.find(({ id }) => id === line.id) ?? line;
        addToCart({ ...before, quantity: -1 });
      }
      restore(moves);
    });
  };
  const acceptPrice = (item: WishlistItem, priceRwf: number) =>
    change((items) =>
      items.map((other) => (other.id === item.id ? { ...other, price: priceRwf } : other)),
    );
  return { remove, move, acceptPrice };
}
