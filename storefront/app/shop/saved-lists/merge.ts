/** How the lists of two devices become one. Pure: the rules of the account's cart and wishlist. */
import { mostOf } from "~/lib/cart-rules";

/** A line of the cart, or an item of the wishlist. */
export interface ListItem {
  id: string;
  quantity: number;
  /** Of the cart only. */
  stock_quantity?: number | null;
}

/** Equal in everything, in the order of the fields in which this storefront writes them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const byId = <T extends ListItem>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));

/** The same items, in any order. */
export function isSameList(one: readonly ListItem[], other: readonly ListItem[]): boolean {
  const known = byId(other);
  return one.length === other.length && one.every((item) => isSame(item, known.get(item.id)));
}

/** The side that changed it decides; where both did, or neither is known to have, the larger one. */
function quantityOf(base: number | undefined, local: number, server: number): number {
  if (local === base) return server;
  if (server === base) return local;
  return Math.max(local, server);
}

/** What somebody saw of the stock may be too little for the other side's quantity: then it is unknown. */
function withQuantity<T extends ListItem>(item: T, quantity: number): T {
  if (
    item.stock_quantity === undefined ||
    mostOf({ stock_quantity: item.stock_quantity }) >= quantity
  ) {
    return { ...item, quantity };
  }
  return { ...item, quantity, stock_quantity: null };
}

function mergedItem<T extends ListItem>(base: T | undefined, local: T, server: T): T {
  const facts = base !== undefined && isSame(local, base) ? server : local;
  return withQuantity(facts, quantityOf(base?.quantity, local.quantity, server.quantity));
}

/**
 * The lists of this device and of the account, which were both `base` once (empty: they never met).
 * What one side added is in; what one side removed is out, whatever the other did to it meanwhile.
 * The account's order first, then what only this device has. Each list names an id once.
 */
export function mergeLists<T extends ListItem>(
  base: readonly T[],
  local: readonly T[],
  server: readonly T[],
): T[] {
  const [known, mine, theirs] = [byId(base), byId(local), byId(server)];
  const fromServer = server.flatMap((item) => {
    const own = mine.get(item.id);
    if (own !== undefined) return [mergedItem(known.get(item.id), own, item)];
    return known.has(item.id) ? [] : [item];
  });
  return [...fromServer, ...local.filter(({ id }) => !theirs.has(id) && !known.has(id))];
}
