import type { Order, OrderItem } from "./orders";
import { isInKigali } from "./places";
import type {
  Exchange,
  HandOver,
  OrderReturn,
  ReturnItem,
  ReturnPicture,
  ReturnReason,
} from "./returns";

/** More than anybody needs; staff can add others. */
export const MOST_RETURNS = 10;

/** Pictures of a return that its buyer may add; staff may add as many of their own. */
export const MOST_RETURN_PICTURES = 4;

/** The shop's fault: another path, with its own days. */
export const isFaultReason = (reason: ReturnReason): boolean =>
  reason === "faulty" || reason === "wrong_item";

type Line = Pick<ReturnItem, "item_id" | "quantity" | "sellable" | "damaged">;
type Pieces = Pick<OrderReturn, "status"> & { readonly items: readonly Line[] };

/** Declined and withdrawn ones hold no pieces. */
export const isLiveReturn = ({ status }: Pick<OrderReturn, "status">): boolean =>
  status !== "declined" && status !== "withdrawn";

/** Somebody still has to do something. */
export const isOpenReturn = ({ status }: Pick<OrderReturn, "status">): boolean =>
  status === "requested" || status === "approved" || status === "received";

/** Whether pictures of it can be added or taken away: by buyers until the pieces are here, by staff until it is over. */
export const takesPictures = (one: Pick<OrderReturn, "status">, by: ReturnPicture["by"]): boolean =>
  isOpenReturn(one) && (by === "staff" || one.status !== "received");

/** Its buyer gets other pieces for it, and not money. */
export const isExchanged = ({
  exchange,
}: {
  readonly exchange: Pick<Exchange, "status"> | null;
}): boolean => exchange !== null && exchange.status !== "cancelled";

/** Pieces of a return's line: those that came, once they were counted. */
export const piecesOf = ({
  quantity,
  sellable,
  damaged,
}: Pick<ReturnItem, "quantity" | "sellable" | "damaged">): number =>
  sellable === null || damaged === null ? quantity : sellable + damaged;

/** Pieces of an order's line that are given back, or about to be. */
export const returnedPieces = (returns: readonly Pieces[], itemId: string): number =>
  returns
    .filter(isLiveReturn)
    .flatMap(({ items }) => items)
    .filter(({ item_id }) => item_id === itemId)
    .reduce((sum, item) => sum + piecesOf(item), 0);

/** Pieces of a line that can still be given back. Gift cards can't: cancelling takes them back. */
export const returnablePieces = (
  item: Pick<OrderItem, "id" | "quantity" | "is_gift_card">,
  returns: readonly Pieces[],
): number =>
  item.is_gift_card ? 0 : Math.max(0, item.quantity - returnedPieces(returns, item.id));

/**
 * Whether all goods of an order come back with these returns.
 * @param more pieces of a line that come back besides
 */
export const isAllBack = (
  items: readonly Pick<OrderItem, "id" | "quantity" | "is_gift_card">[],
  returns: readonly Pieces[],
  more: (itemId: string) => number = () => 0,
): boolean => items.every((item) => returnablePieces(item, returns) <= more(item.id));

/** Ways of handing over that an address has, the likeliest first: riders fetch in Kigali, from elsewhere a bus comes. */
export const handOversIn = (district: string): readonly [HandOver, HandOver] =>
  isInKigali(district) ? ["rider", "shop"] : ["bus", "shop"];

/** What a line cost after its discounts, whole RWF. */
export const paidForLine = ({
  line_total,
  discounts = [],
}: Pick<OrderItem, "line_total" | "discounts">): number =>
  discounts.reduce((left, { amount }) => left - amount, line_total);

/**
 * What `pieces` of a line cost, after `before` of them came back; whole RWF. In whatever portions a line
 * comes back, they add up to exactly what it cost.
 */
export function costOfPieces(
  item: Pick<OrderItem, "quantity" | "line_total" | "discounts">,
  before: number,
  pieces: number,
): number {
  const upTo = (count: number) => Math.round((paidForLine(item) * count) / item.quantity);
  return upTo(before + pieces) - upTo(before);
}

/** What so many more pieces of a line cost, after those of it that are given back; whole RWF. */
export const costOfReturned = (
  returns: readonly Pieces[],
  item: Pick<OrderItem, "id" | "quantity" | "line_total" | "discounts">,
  quantity: number,
): number => costOfPieces(item, returnedPieces(returns, item.id), quantity);

/**
 * What a piece costs that replaces a returned one, whole RWF: what was paid for that, and what the two differ in today.
 * So neither the end of a sale nor a discount is asked for again. A cheaper one costs less in proportion: who had a
 * discount on the dear one has no more than that on the cheap one.
 * @param paidRwf what was paid for all `pieces` that are given back for it
 * @param now what either costs today; `old` is null where it is not for sale any more: then the new price counts
 */
export function exchangeUnitPrice(
  paidRwf: number,
  pieces: number,
  now: { old: number | null; new: number },
): number {
  if (now.old === null) return now.new;
  const paid = Math.floor(paidRwf / pieces);
  return now.new < now.old ? Math.ceil((paid * now.new) / now.old) : paid + now.new - now.old;
}

/** What a buyer can do with a delivered order on a day (`YYYY-MM-DD`, Kigali's). */
export function returnPathOf(
  order: Pick<Order, "status" | "items" | "returns" | "return_until" | "fault_until">,
  today: string,
): "any" | "fault" | null {
  const { status, items, returns, return_until, fault_until } = order;
  const isLeft = items.some((item) => returnablePieces(item, returns) > 0);
  if (status !== "delivered" || !isLeft || returns.length >= MOST_RETURNS) return null;
  if (return_until !== null && today <= return_until) return "any";
  return fault_until !== null && today <= fault_until ? "fault" : null;
}
