import type { Product } from "@strive/backend/contracts/catalogue";
import { amountOf, listOf, textOf } from "./stored-values";
import { DEFAULT_COLOR, DEFAULT_SIZE, imageOfColor, quickChoice } from "./variant-choice";

/** A product that is wished for; `id` is the product's. */
export interface WishlistItem {
  id: string;
  name: string;
  price: number;
  image: string | null;
  quantity: 1;
  size: string;
  color: string;
}

/** Without a choice, that of a card; a product that is sold out is wished for as it is listed. */
export function wishlistItemOf(
  product: Product,
  choice: { size: string; color: string } | null = quickChoice(product),
) {
  const color = choice?.color ?? product.colors[0] ?? DEFAULT_COLOR;
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    image: imageOfColor(product, color),
    quantity: 1,
    size: choice?.size ?? product.sizes[0] ?? DEFAULT_SIZE,
    color,
  } satisfies WishlistItem;
}

/** A product that is in already stays as it is. */
export const withWish = (items: readonly WishlistItem[], item: WishlistItem): WishlistItem[] =>
  items.some((other) => other.id === item.id) ? [...items] : [...items, item];

export const withoutWish = (items: readonly WishlistItem[], id: string): WishlistItem[] =>
  items.filter((item) => item.id !== id);

/** A sound list out of whatever lies in the storage. */
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
