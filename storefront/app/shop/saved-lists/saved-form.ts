/**
 * The lists as the account takes them: the contract refuses what a browser's storage may hold, an
 * address that is none or a text without end, and one bad line must not keep the others out.
 * The limits are the contract's; importing them would bring zod into the browser.
 */
import type { SavedCartLine, SavedWish } from "@strive/backend/contracts/saved-lists";
import { parseCart, type CartLine } from "~/lib/cart-rules";
import { parseWishlist, type WishlistItem } from "~/lib/wishlist-rules";
import { isSame } from "./merge";

export const MAX_LINES = 100;
const LONGEST = { id: 64, name: 200, option: 20, image: 500 } as const;
const MOST_RWF = 1_000_000_000;
const LARGEST_INTEGER = 2_147_483_647;
const IMAGE = /^(?:\/uploads\/|https?:\/\/)\S+$/i;
const REFUSED = /[\p{Cc}\p{Cs}]/gu;

/** Cut first: half of a surrogate pair may be left at the end. */
const plain = (text: string, max: number) => text.slice(0, max).replace(REFUSED, "");

const whole = (amount: number, max: number) => Math.min(Math.round(amount), max);

const isPlainId = (id: string) => id !== "" && plain(id, LONGEST.id) === id;

const imageOf = (image: string | null) =>
  image !== null && IMAGE.test(image) && plain(image, LONGEST.image) === image ? image : null;

function savedLine(line: CartLine): SavedCartLine[] {
  const { id, _id, stock_quantity: stock } = line;
  if (!isPlainId(id) || !isPlainId(_id)) return [];
  return [
    {
      id,
      _id,
      name: plain(line.name, LONGEST.name),
      price: whole(line.price, MOST_RWF),
      image: imageOf(line.image),
      quantity: line.quantity,
      size: plain(line.size, LONGEST.option),
      color: plain(line.color, LONGEST.option),
      stock_quantity: stock === null ? null : whole(stock, LARGEST_INTEGER),
    },
  ];
}

function savedWish(item: WishlistItem): SavedWish[] {
  if (!isPlainId(item.id)) return [];
  return [
    {
      id: item.id,
      name: plain(item.name, LONGEST.name),
      price: whole(item.price, MOST_RWF),
      image: imageOf(item.image),
      quantity: 1,
      size: plain(item.size, LONGEST.option),
      color: plain(item.color, LONGEST.option),
    },
  ];
}

/**
 * What can be saved of a cart, in its order; an id that no shop gave stays on the device. Read once
 * more as from the storage: what comes back from the account must be what was sent.
 */
export const savedCartOf = (lines: readonly CartLine[]): SavedCartLine[] =>
  parseCart(lines.flatMap(savedLine)).slice(0, MAX_LINES);

/** As for the cart. */
export const savedWishlistOf = (items: readonly WishlistItem[]): SavedWish[] =>
  parseWishlist(items.flatMap(savedWish)).slice(0, MAX_LINES);

/** What the account does not hold as it is here, and would be lost with the device's list. */
export function unsavedOf<T extends { id: string }>(
  items: readonly T[],
  saved: readonly T[],
  savedOf: (items: readonly T[]) => T[],
): T[] {
  const held = new Map(saved.map((item) => [item.id, item]));
  return items.filter((item) => {
    const [own] = savedOf([item]);
    return own === undefined || !isSame(own, held.get(item.id));
  });
}
