import type { EditItemsBody } from "@strive/backend/contracts/order-changes";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import type { FoundVariant } from "~/admin/find-variant/variant-rows";

/** A line of the form: one of the order, or one that is added. */
export interface EditLine {
  key: string;
  /** null: it is added. */
  item: OrderItem | null;
  product_id: string;
  variant_id: string;
  name: string;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  /** As typed; null: as it is by the rules. */
  price: string | null;
}

const lineOf = (item: OrderItem): EditLine => ({
  key: item.id,
  item,
  product_id: item.product_id,
  variant_id: item.variant_id,
  name: item.product_name,
  image: item.image,
  size: item.size,
  color: item.color,
  quantity: item.quantity,
  price: null,
});

export const linesOf = ({ items }: Pick<Order, "items">): EditLine[] => items.map(lineOf);

/** One more piece of what was found. */
export function withFound(lines: readonly EditLine[], found: FoundVariant): EditLine[] {
  const known = lines.find(({ variant_id }) => variant_id === found.variant_id);
  if (known) {
    return lines.map((one) => (one === known ? { ...one, quantity: one.quantity + 1 } : one));
  }
  const { variant_id, product_id, name, image, size, color } = found;
  const more = { variant_id, product_id, name, image, size, color, quantity: 1, price: null };
  return [...lines, { ...more, key: variant_id, item: null }];
}

/** A price as typed, whole RWF; null: it is none. */
export const priceOf = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.replace(/[\s,]/g, "")) ? Number(typed.replace(/[\s,]/g, "")) : null;

/** The lines as they are sent; null where a price can't be. */
export function bodyOf(lines: readonly EditLine[]): EditItemsBody["items"] | null {
  const rows = lines.map(({ item, variant_id, quantity, price }) => {
    const typed = price === null ? undefined : priceOf(price);
    if (typed === null) return null;
    const isAsIs = variant_id === item?.variant_id && typed === item.unit_price;
    const unit_price = isAsIs ? undefined : typed;
    return {
      ...(item !== null && { item_id: item.id }),
      ...(variant_id !== item?.variant_id && { variant_id }),
      quantity,
      ...(unit_price !== undefined && { unit_price }),
    };
  });
  return rows.includes(null) ? null : rows.flatMap((row) => row ?? []);
}

/** Whether anything is different from the order. */
export const isChanged = (lines: readonly EditLine[], { items }: Pick<Order, "items">): boolean =>
  lines.length !== items.length ||
  lines.some(
    ({ item, variant_id, quantity, price }) =>
      variant_id !== item?.variant_id ||
      quantity !== item.quantity ||
      (price !== null && priceOf(price) !== item.unit_price),
  );
