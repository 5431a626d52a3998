import type { OrderParcel, SplitBody } from "@strive/backend/contracts/deliveries";
import type { OrderItem } from "@strive/backend/contracts/orders";

/** As many as one order may have. */
const MOST_PARCELS = 10;

/** Pieces of each line, by its id, in the second parcel and those after it; the first has the rest. */
export type LaterParcels = readonly Readonly<Record<string, number>>[];

/** What somebody brings; gift cards are mailed. */
export const goodsOf = (items: readonly OrderItem[]): OrderItem[] =>
  items.filter((item) => item.is_gift_card === undefined);

export const piecesOf = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

export const mostParcels = (goods: readonly OrderItem[]): number =>
  Math.min(MOST_PARCELS, piecesOf(goods));

/** As they are packed so far; a second one where nothing is. */
export function laterOf(parcels: readonly OrderParcel[]): LaterParcels {
  const later = parcels
    .slice(1)
    .map(({ items }) =>
      Object.fromEntries(items.map(({ item_id, quantity }) => [item_id, quantity])),
    );
  return later.length === 0 ? [{}] : later;
}

/** Pieces of a line that are in none of the later parcels. */
export const restOf = ({ id, quantity }: OrderItem, later: LaterParcels): number =>
  later.reduce((rest, parcel) => rest - (parcel[id] ?? 0), quantity);

/** Every piece in one parcel, the first among them. */
export function splitOf(goods: readonly OrderItem[], later: LaterParcels): SplitBody["parcels"] {
  const pieces = [
    (item: OrderItem) => restOf(item, later),
    ...later.map((parcel) => (item: OrderItem) => parcel[item.id] ?? 0),
  ];
  return pieces.map((of) => ({
    items: goods.flatMap((item) => {
      const quantity = of(item);
      return quantity > 0 ? [{ item_id: item.id, quantity }] : [];
    }),
  }));
}
