import { returnablePieces } from "@strive/backend/contracts/return-rules";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import type { ReturnReason } from "@strive/backend/contracts/returns";

/** A line of an order of which something can come back. */
export interface ReturnableLine {
  item: OrderItem;
  most: number;
}

export const returnableLines = ({ items, returns }: Order): ReturnableLine[] =>
  items
    .map((item) => ({ item, most: returnablePieces(item, returns) }))
    .filter(({ most }) => most > 0);

/** What was chosen of a line; without a reason yet: "". */
export interface ChosenLine {
  item_id: string;
  quantity: number;
  reason: ReturnReason | "";
  /** The variant that the buyer gets for them; "": money. */
  exchange_for: string;
}

const noneOf = (itemId: string): ChosenLine => ({
  item_id: itemId,
  quantity: 0,
  reason: "",
  exchange_for: "",
});

export const noneChosen = (lines: readonly ReturnableLine[]): ChosenLine[] =>
  lines.map(({ item }) => noneOf(item.id));

export const chosenOf = (chosen: readonly ChosenLine[], itemId: string): ChosenLine =>
  chosen.find(({ item_id }) => item_id === itemId) ?? noneOf(itemId);

export const withChoice = (
  chosen: readonly ChosenLine[],
  itemId: string,
  choice: Partial<ChosenLine>,
): ChosenLine[] => chosen.map((one) => (one.item_id === itemId ? { ...one, ...choice } : one));

/** What was chosen, of the lines as they are now: a line of which less is left is chosen anew. */
export const fitting = (
  chosen: readonly ChosenLine[],
  lines: readonly ReturnableLine[],
): ChosenLine[] =>
  lines.map(({ item, most }) => {
    const one = chosenOf(chosen, item.id);
    return one.quantity <= most ? one : noneOf(item.id);
  });
