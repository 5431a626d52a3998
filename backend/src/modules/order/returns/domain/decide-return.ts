import type { FieldError } from "../../../../contracts/envelope";
import type { OrderItem } from "../../../../contracts/orders";
import { FAULT_DAYS, RETURN_DAYS } from "../../../../contracts/return-days";
import {
  costOfPieces,
  isAllBack,
  isExchanged,
  isFaultReason,
  MOST_RETURNS,
  piecesOf,
  returnablePieces,
  returnedPieces,
} from "../../../../contracts/return-rules";
import type { CreateReturnBody } from "../../../../contracts/returns";
import type { ReturnedOrder, ReturnLine, ReturnRecord } from "../records";

const DAY_MS = 86_400_000;

/** @param day `YYYY-MM-DD` */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export type ReturnDecision =
  | {
      kind: "accepted";
      status: "requested" | "approved";
      isWithdrawal: boolean;
      items: ReturnLine[];
    }
  | { kind: "invalid"; problems: FieldError[] }
  | { kind: "not-delivered" }
  /** The days are over; of a fault too where `isFault`. */
  | { kind: "closed"; isFault: boolean; until: string }
  | { kind: "too-many" };

type Asked = CreateReturnBody["items"][number];

function problemOf(
  asked: Asked,
  index: number,
  { items, returns }: ReturnedOrder,
): FieldError | null {
  const item = items.find(({ id }) => id === asked.item_id);
  if (!item) {
    return { field: `items.${index}.item_id`, message: "This line is not part of the order" };
  }
  if (item.is_gift_card) {
    const message = "Gift cards can't be returned. Please contact us";
    return { field: `items.${index}.item_id`, message };
  }
  const most = returnablePieces(item, returns);
  if (asked.quantity <= most) return null;
  const message =
    most === 0 ? "All of it is being returned already" : `At most ${most} can be returned`;
  return { field: `items.${index}.quantity`, message };
}

const lineOf = ({ item_id, quantity, reason }: Asked, item: OrderItem, before: number) => ({
  item_id,
  quantity,
  reason,
  sellable: null,
  damaged: null,
  amount: costOfPieces(item, before, quantity),
});

/**
 * Whether articles of a delivered order may come back, and whether staff have to look at it first. Within the
 * days of the law nobody may refuse it; after them buyers can report faults, and staff can take back anything.
 */
export function decideReturn(
  order: ReturnedOrder,
  body: Pick<CreateReturnBody, "items">,
  isStaff: boolean,
): ReturnDecision {
  const { status, deliveredOn, today, returns, returnsBefore } = order;
  if (status !== "delivered" || deliveredOn === null) return { kind: "not-delivered" };
  const problems = body.items.flatMap((asked, index) => problemOf(asked, index, order) ?? []);
  if (problems.length > 0) return { kind: "invalid", problems };
  if (!isStaff && returns.length + returnsBefore >= MOST_RETURNS) {
    return { kind: "too-many" };
  }
  const isWithdrawal = today <= dayAfter(deliveredOn, RETURN_DAYS);
  const isFault = body.items.every(({ reason }) => isFaultReason(reason));
  const until = dayAfter(deliveredOn, isFault ? FAULT_DAYS : RETURN_DAYS);
  if (!isStaff && today > until) return { kind: "closed", isFault, until };
  const items = body.items.flatMap((asked) => {
    const item = order.items.find(({ id }) => id === asked.item_id);
    return item ? [lineOf(asked, item, returnedPieces(returns, asked.item_id))] : [];
  });
  const isApproved = isWithdrawal || isStaff;
  return { kind: "accepted", status: isApproved ? "approved" : "requested", isWithdrawal, items };
}

/** What came of each line, as staff counted it. */
export interface CountedLine {
  item_id: string;
  sellable: number;
  damaged: number;
}

/**
 * A return's lines with what came of them; or what can't be. What they cost counts from the pieces that came back
 * before, so that a line's portions add up to what it cost.
 */
export function decideReceived(
  order: Pick<ReturnedOrder, "items" | "returns">,
  one: Pick<ReturnRecord, "id" | "items">,
  counted: readonly CountedLine[],
): { items: ReturnLine[] } | { problems: FieldError[] } {
  const problems = counted.flatMap(({ item_id, sellable, damaged }, index): FieldError[] => {
    const asked = one.items.find((line) => line.item_id === item_id);
    if (!asked) {
      const message = "This line is not part of the return";
      return [{ field: `items.${index}.item_id`, message }];
    }
    if (sellable + damaged <= asked.quantity) return [];
    const message = `At most ${asked.quantity} can come back`;
    return [{ field: `items.${index}.${sellable > 0 ? "sellable" : "damaged"}`, message }];
  });
  if (problems.length > 0) return { problems };
  if (counted.every(({ sellable, damaged }) => sellable + damaged === 0)) {
    return { problems: [{ field: "items", message: "Count at least one piece that came back" }] };
  }
  const others = order.returns.filter(
    ({ id, status }) => id !== one.id && (status === "received" || status === "settled"),
  );
  const items = one.items.map((line): ReturnLine => {
    const { sellable = 0, damaged = 0 } =
      counted.find(({ item_id }) => item_id === line.item_id) ?? {};
    const item = order.items.find(({ id }) => id === line.item_id);
    const before = returnedPieces(others, line.item_id);
    const amount = item ? costOfPieces(item, before, sellable + damaged) : 0;
    return { ...line, sellable, damaged, amount };
  });
  return { items };
}

/** Whether what came was counted the same. */
export const isCountedSo = (
  { items }: Pick<ReturnRecord, "items">,
  counted: readonly CountedLine[],
): boolean =>
  items.every(({ item_id, sellable, damaged }) => {
    const line = counted.find((other) => other.item_id === item_id);
    return sellable === (line?.sellable ?? 0) && damaged === (line?.damaged ?? 0);
  });

/** What a return's articles cost, whole RWF. */
export const amountOf = ({ items }: Pick<ReturnRecord, "items">): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** What delivery cost and did not go back yet, whole RWF. */
export const deliveryLeftOf = ({
  deliveryRwf,
  returns,
}: Pick<ReturnedOrder, "deliveryRwf" | "returns">): number =>
  returns.reduce((left, { deliveryAmount }) => left - deliveryAmount, deliveryRwf);

/**
 * Whether what delivery cost goes back with a counted return: the shop's own fault, or all of the order came back
 * within the days of the law. Whoever gets other pieces for it keeps what was delivered.
 */
export function owesDelivery(
  order: Pick<ReturnedOrder, "items" | "deliveryRwf" | "returns">,
  one: Pick<ReturnRecord, "items" | "isWithdrawal" | "exchange">,
): boolean {
  if (deliveryLeftOf(order) === 0) return false;
  const kept = (line: ReturnLine) => line.exchangeFor !== undefined && isExchanged(one);
  const isFaulty = (line: ReturnLine) => isFaultReason(line.reason) && piecesOf(line) > 0;
  if (one.items.some((line) => isFaulty(line) && !kept(line))) return true;
  const counted = order.returns.filter(
    (other) =>
      other.isWithdrawal &&
      !isExchanged(other) &&
      (other.status === "received" || other.status === "settled"),
  );
  return one.isWithdrawal && isAllBack(order.items, counted);
}
