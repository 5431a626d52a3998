import {
  costOfReturned,
  isAllBack,
  isExchanged,
  isFaultReason,
  returnablePieces,
} from "@strive/backend/contracts/return-rules";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import type {
  CreateReturnBody,
  HandOver,
  ReturnReason,
  ReturnRefund,
} from "@strive/backend/contracts/returns";
import { handOversOf } from "~/lib/hand-overs";
import * as words from "~/words/returns";
import { REASON_WORDS } from "../return-words";

/** Whether anything can be returned, or only what is broken or wrong. */
export type ReturnPath = "any" | "fault";

interface DraftLine {
  quantity: number;
  /** Empty: not chosen yet. */
  reason: ReturnReason | "";
}

/** What is wanted for a line; nothing chosen yet: the colour is the returned one's, the size is open. */
export interface Wish {
  size?: string;
  color?: string;
  /** No exchange of this line. */
  isMoney?: boolean;
  /** Its buyer went on with it: once it can't be had any more, he is told. */
  isSaid?: boolean;
}

/** What a buyer has chosen and typed so far. */
export interface ReturnDraft {
  /** By the ids of the order's lines: those that are returned. */
  lines: Readonly<Partial<Record<string, DraftLine>>>;
  note: string;
  /** Others are wanted for them, not the money. */
  isExchange: boolean;
  /** By the ids of the order's lines: which others. */
  wishes: Readonly<Partial<Record<string, Wish>>>;
  /** Where the money goes, or what an exchange leaves of it. */
  refundTo: ReturnRefund;
  handOver: HandOver;
}

type Returned = Pick<Order, "items" | "returns">;

export const emptyDraft = (order: Pick<Order, "deliveryAddress" | "is_pickup">): ReturnDraft => ({
  lines: {},
  note: "",
  isExchange: false,
  wishes: {},
  refundTo: "payment",
  handOver: handOversOf(order)[0],
});

export const reasonsOf = (path: ReturnPath): ReturnReason[] =>
  (Object.keys(REASON_WORDS) as ReturnReason[]).filter(
    (reason) => path === "any" || isFaultReason(reason),
  );

export interface ChosenLine extends DraftLine {
  item: OrderItem;
  /** What these pieces cost after discounts, whole RWF. */
  amountRwf: number;
}

/** What is chosen and can still be returned, in the order's order. */
export function chosenLines(
  { items, returns }: Returned,
  { lines }: Pick<ReturnDraft, "lines">,
  path: ReturnPath,
): ChosenLine[] {
  return items.flatMap((item) => {
    const line = lines[item.id];
    const most = returnablePieces(item, returns);
    if (line === undefined || most === 0) return [];
    const quantity = Math.min(line.quantity, most);
    const amountRwf = costOfReturned(returns, item, quantity);
    const isOffered = line.reason !== "" && reasonsOf(path).includes(line.reason);
    return [{ item, quantity, amountRwf, reason: isOffered ? line.reason : "" }];
  });
}

/** Whole RWF. */
export const sumOf = (lines: readonly ChosenLine[]): number =>
  lines.reduce((sum, { amountRwf }) => sum + amountRwf, 0);

/** Whether every reason is a fault of the shop. */
export const isAllFault = (lines: readonly ChosenLine[]): boolean =>
  lines.length > 0 && lines.every(({ reason }) => reason !== "" && isFaultReason(reason));

export const hasFault = (lines: readonly ChosenLine[]): boolean =>
  lines.some(({ reason }) => reason !== "" && isFaultReason(reason));

type Delivered = Returned & Pick<Order, "shipping_amount" | "discounts">;

/** What delivery cost and did not go back yet, whole RWF. */
const deliveryLeftOf = ({ shipping_amount, discounts, returns }: Delivered): number =>
  [...discounts, ...returns].reduce(
    (left, { delivery_amount }) => left - delivery_amount,
    shipping_amount,
  );

/** Whether delivery goes back with these lines: all of the order comes back within the 7 days. */
export function isDeliveryBack(order: Delivered, lines: readonly ChosenLine[]): boolean {
  const withdrawals = order.returns.filter((one) => one.is_withdrawal && !isExchanged(one));
  const chosen = (itemId: string) => lines.find(({ item }) => item.id === itemId)?.quantity ?? 0;
  return deliveryLeftOf(order) > 0 && isAllBack(order.items, withdrawals, chosen);
}

/**
 * Sentences by the names of fields: `items`, `line:<id>`, `reason:<id>`, `note`, `exchange:<id>`, `refund_to`,
 * `hand_over`.
 */
export type Errors = Readonly<Partial<Record<string, string>>>;

/** What is still missing in the first step. */
export function missingIn(lines: readonly ChosenLine[]): Errors {
  if (lines.length === 0) return { items: words.chooseItems };
  return Object.fromEntries(
    lines
      .filter(({ reason }) => reason === "")
      .map(({ item }) => [`reason:${item.id}`, words.chooseReason]),
  );
}

/** What is exchanged, as its buyer sees it. */
interface Swap {
  /** By the ids of lines. */
  variantIds: ReadonlyMap<string, string>;
  /** What all of it costs, whole RWF. */
  totalRwf: number;
}

/** @param swap null: nothing is exchanged */
export const bodyOf = (
  lines: readonly ChosenLine[],
  { note, refundTo, handOver }: ReturnDraft,
  accessToken: string | null,
  swap: Swap | null = null,
) => ({
  items: lines.map(({ item, quantity, reason }) => {
    const wantedId = swap?.variantIds.get(item.id);
    const line = { item_id: item.id, quantity, reason };
    return wantedId === undefined ? line : { ...line, exchange_for: wantedId };
  }),
  ...(note.trim() !== "" && { note }),
  hand_over: handOver,
  refund_to: refundTo,
  ...(swap !== null && { expected_total: swap.totalRwf }),
  ...(accessToken !== null && { access_token: accessToken }),
});

/** The field that a name of the wire belongs to; null: none. @param items as they were sent */
export function fieldOf(
  wireName: string,
  items: ReadonlyArray<Pick<CreateReturnBody["items"][number], "item_id">>,
): string | null {
  if (["items", "note", "refund_to", "hand_over"].includes(wireName)) return wireName;
  const [list, index, part] = wireName.split(".");
  const itemId = list === "items" ? items[Number(index)]?.item_id : undefined;
  if (itemId === undefined) return null;
  if (part === "exchange_for") return `exchange:${itemId}`;
  return part === "reason" ? `reason:${itemId}` : `line:${itemId}`;
}
