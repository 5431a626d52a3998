import { piecesOf } from "@strive/backend/contracts/return-rules";
import type { ReturnItem, StaffReturn } from "@strive/backend/contracts/returns";
import { francs } from "~/admin/shell/order-money";
import { liveExchange, paidBesidesRwf } from "~/lib/exchanged";
import * as words from "~/words/admin-returns";

export const nameOf = ({ firstname, lastname }: StaffReturn): string => `${firstname} ${lastname}`;

export const titleOf = ({ return_number }: StaffReturn): string => words.returnNamed(return_number);

/** As orders are called everywhere: by the last six characters of their number. */
export const shortOrder = ({ order_number }: StaffReturn): string => order_number.slice(-6);

/** "2 × Gahinga Boxy Tee, 1 × Peak Cap" */
export const piecesText = ({ items }: StaffReturn): string =>
  items.map((item) => words.times(item.quantity, item.product_name)).join(", ");

/** What a step means, and what becomes of the exchange: cancelled too, or, once it is sent, to be paid whole. */
export function withExchange(help: string, one: StaffReturn): string {
  const exchange = liveExchange(one);
  if (exchange === null) return help;
  const { order_number: number, status } = exchange;
  if (status === "shipped" || status === "delivered") return `${help} ${words.toBePaid(number)}`;
  const besidesRwf = paidBesidesRwf(one);
  const cancelled = `${help} ${words.alsoCancelled(number)}`;
  return besidesRwf > 0 ? `${cancelled} ${words.besidesBack(francs(besidesRwf))}` : cancelled;
}

/** What came of a line: "1 as new, 1 did not come"; empty until it is counted. */
export function countedText(item: ReturnItem): string {
  const { quantity, sellable, damaged } = item;
  if (sellable === null || damaged === null) return "";
  return words.counted(sellable, damaged, quantity - piecesOf(item));
}

/** Pieces that went back into stock. */
export const toStock = ({ items }: StaffReturn): number =>
  items.reduce((sum, { sellable }) => sum + (sellable ?? 0), 0);

/** A return's number as it stands on the parcel, from "r 1042"; null: it is other text. */
export function numberTyped(typed: string): string | null {
  const digits = /^\s*r[\s-]?(\d{4,})\s*$/i.exec(typed)?.[1];
  return digits === undefined ? null : `R-${digits}`;
}
