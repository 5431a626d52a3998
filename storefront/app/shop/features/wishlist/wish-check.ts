import type { Product } from "@strive/backend/contracts/catalogue";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { isSoldOut, variantOf } from "~/lib/variant-choice";
import type { WishlistItem } from "~/lib/wishlist-rules";
import { checkLine } from "~/shop/line-check/line-check";
import * as checkWords from "~/words/line-check";
import * as words from "~/words/wishlist";

/** What changed since the item was added to the wishlist, or keeps it out of the cart. */
export type WishFinding =
  | { kind: "gone" | "sold-out" | "all-in-cart" }
  /** Only this size and colour: another one can be chosen. */
  | { kind: "variant-gone" | "variant-sold-out" }
  | { kind: "repriced"; priceRwf: number };

export interface WishCheck {
  /** The cart line it would become; null when it can't be moved. */
  line: CartLine | null;
  finding: WishFinding | null;
}

/** A wishlist item's id is the product's, a cart line's the variant's. */
const asLine = (item: WishlistItem, variantId: string): CartLine => ({
  ...item,
  id: variantId,
  _id: item.id,
  stock_quantity: null,
});

/** Compares a wish with its product as the server has it now; null: the product is not sold. */
export function checkWish(
  item: WishlistItem,
  product: Product | null,
  cart: readonly CartLine[],
): WishCheck {
  if (product === null) return { line: null, finding: { kind: "gone" } };
  const variant = variantOf(product, item);
  const { finding } = checkLine(asLine(item, variant?.id ?? item.id), product);
  if (variant === undefined || finding?.fix === "remove") {
    if (isSoldOut(product)) return { line: null, finding: { kind: "sold-out" } };
    const kind = variant === undefined ? "variant-gone" : "variant-sold-out";
    return { line: null, finding: { kind } };
  }
  const line = cartLineOf(product, variant);
  const inCart = cart.find(({ id }) => id === line.id)?.quantity ?? 0;
  if (inCart >= variant.stock_quantity) return { line: null, finding: { kind: "all-in-cart" } };
  const priceRwf = finding?.priceRwf ?? null;
  return { line, finding: priceRwf === null ? null : { kind: "repriced", priceRwf } };
}

/** The sentence to show. `priceOf` formats an RWF amount in the shopper's currency. */
export function textOfWish(
  finding: WishFinding,
  item: WishlistItem,
  priceOf: (amountRwf: number) => string,
): string {
  switch (finding.kind) {
    case "gone":
      return checkWords.gone;
    case "sold-out":
      return checkWords.soldOut;
    case "all-in-cart":
      return words.allInCart;
    case "variant-gone":
      return words.variantGone;
    case "variant-sold-out":
      return words.variantSoldOut;
    case "repriced":
      return checkWords.priceChanged(priceOf(finding.priceRwf), priceOf(item.price));
  }
}
