import type { ReturnItem } from "@strive/backend/contracts/returns";

/** How many pieces of a line came, and in which state. */
export interface CountedLine {
  item_id: string;
  sellable: number;
  damaged: number;
}

const nothingOf = (itemId: string): CountedLine => ({ item_id: itemId, sellable: 0, damaged: 0 });

/** Nothing is counted for whoever has the parcel: which state a piece is in is for people to say. */
export const countStart = (items: readonly ReturnItem[]): CountedLine[] =>
  items.map(({ item_id }) => nothingOf(item_id));

export const countedOf = (lines: readonly CountedLine[], itemId: string): CountedLine =>
  lines.find(({ item_id }) => item_id === itemId) ?? nothingOf(itemId);

/** The lines with another count of one of them. */
export const withCount = (
  lines: readonly CountedLine[],
  itemId: string,
  count: Partial<CountedLine>,
): CountedLine[] => lines.map((line) => (line.item_id === itemId ? { ...line, ...count } : line));

export const cameOf = (lines: readonly CountedLine[]): number =>
  lines.reduce((sum, { sellable, damaged }) => sum + sellable + damaged, 0);

/** Pieces that were sent and did not come. */
export const missingOf = (items: readonly ReturnItem[], lines: readonly CountedLine[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0) - cameOf(lines);
