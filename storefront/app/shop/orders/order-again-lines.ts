import type { Product } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { variantOf } from "~/lib/variant-choice";
import { checkLine, textOfFinding } from "~/shop/line-check/line-check";
import { allInCart } from "~/words/wishlist";

/** What an order's line would be today. */
export interface AgainLine {
  item: OrderItem;
  /** What goes into the cart; null: it can't be bought. */
  line: CartLine | null;
  /** What is different from when it was ordered, or keeps it out of the cart; null: nothing. */
  change: string | null;
}

/** Lines of one variant are one wish. */
export const wishesOf = (items: readonly OrderItem[]): OrderItem[] => [
  ...items
    .reduce((wishes, item) => {
      const quantity = item.quantity + (wishes.get(item.variant_id)?.quantity ?? 0);
      return wishes.set(item.variant_id, { ...item, quantity });
    }, new Map<string, OrderItem>())
    .values(),
];

/** A variant that was made anew is found by its size and colour. */
const variantIn = (product: Product, item: OrderItem) =>
  product.variants.find(({ id }) => id === item.variant_id) ?? variantOf(product, item);

/**
 * Compares what was ordered with its product as the server has it now; null: the product is not sold.
 * What is in the cart already takes of what is left. `priceOf` formats an RWF amount in the shopper's currency.
 */
export function againLineOf(
  item: OrderItem,
  product: Product | null,
  cart: readonly CartLine[],
  priceOf: (amountRwf: number) => string,
): AgainLine {
  const variant = product === null ? undefined : variantIn(product, item);
  const wanted: CartLine = {
    id: variant?.id ?? item.variant_id,
    _id: item.product_id,
    name: item.product_name,
    price: item.unit_price,
    image: item.image,
    quantity: item.quantity,
    size: item.size,
    color: item.color,
    stock_quantity: null,
  };
  const { available, finding } = checkLine(wanted, product);
  if (product === null || variant === undefined || finding?.fix === "remove") {
    return { item, line: null, change: finding && textOfFinding(finding, wanted, priceOf) };
  }
  const most = available ?? item.quantity;
  const room = most - (cart.find(({ id }) => id === variant.id)?.quantity ?? 0);
  if (room <= 0) return { item, line: null, change: allInCart };
  const line = cartLineOf(product, variant, Math.min(item.quantity, room));
  const left = room < item.quantity ? most : null;
  const priceRwf = finding?.priceRwf ?? null;
  const text = textOfFinding({ fix: "update", left, priceRwf, current: line }, wanted, priceOf);
  return { item, line, change: text || null };
}
