import type { Product } from "@strive/backend/contracts/catalogue";
import { amountOf, listOf, textOf } from "./stored-values";
import { pricesOf } from "@strive/backend/contracts/shown-variant";
import {
  DEFAULT_COLOR,
  DEFAULT_SIZE,
  defaultSize,
  imageOfColor,
  shownColor,
  sizesIn,
  variantOf,
} from "./variant-choice";

/** A wishlist item; `id` is the product's. */
export interface WishlistItem {
  id: string;
  name: string;
  price: number;
  image: string | null;
  quantity: 1;
  size: string;
  color: string;
}

/** The size and colour chosen so far. */
export interface WishChoice {
  size?: string;
  color?: string;
}

/** What is not chosen is as on the card: the colour of its picture, and a size in stock in it. */
export function wishlistItemOf(product: Product, choice: WishChoice = {}) {
  const { color = shownColor(product) } = choice;
  const size = choice.size ?? defaultSize(sizesIn(product, color));
  return {
    id: product.id,
    name: product.name,
    price: pricesOf(product, variantOf(product, { size, color })).price,
    image: imageOfColor(product, color),
    quantity: 1,
    size,
    color,
  } satisfies WishlistItem;
}

/** A product that is already in the list stays as it is. */
export const withWish = (items: readonly WishlistItem[], item: WishlistItem): WishlistItem[] =>
  items.some((other) => other.id === item.id) ? [...items] : [...items, item];

export const withoutWish = (items: readonly WishlistItem[], id: string): WishlistItem[] =>
  items.filter((item) => item.id !== id);

/** A valid list from whatever is in the storage. */
export function parseWishlist(raw: unknown): WishlistItem[] {
  return listOf(raw).reduce<WishlistItem[]>((items, fields) => {
    const id = textOf(fields["id"]) ?? textOf(fields["_id"]);
    if (id === null) return items;
    return withWish(items, {
      id,
      name: textOf(fields["name"]) ?? "",
      price: amountOf(fields["price"]),
      image: textOf(fields["image"]),
      quantity: 1,
      size: textOf(fields["size"]) ?? DEFAULT_SIZE,
      color: textOf(fields["color"]) ?? DEFAULT_COLOR,
    });
  }, []);
}
