import type { OrderItem, OrderStatus } from "../../../contracts/orders";
import type { OrderTransit } from "../../../contracts/back-office";
import type { AddToTransitBody } from "../../../contracts/transit";
import { run } from "../../../lib/database";
import { findAsked, type AskedProblem, type OwnLine } from "./domain/find-asked";
import {
  BRING_BACK,
  DISMISS_ALL,
  DISMISS_ONE,
  LINES_OF_ORDERS,
  LINES_ON_THE_WAY,
  LIST,
  OF_ORDER,
} from "./sql";

/** One ordered line on its way. */
export interface TransitLine {
  id: string;
  item: OrderItem;
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  /** When it was paid, or promised to be paid at the door. */
  since: string;
}

export interface TransitPage {
  count: number;
  lines: TransitLine[];
}

/**
 * What a person has on the way: read from their orders, so that it goes by itself when an order is
 * delivered or cancelled. Only what they took off the list is kept here.
 */
export default class TransitService {
  async list(accountId: string, limit: number, offset: number): Promise<TransitPage> {
    const [page] = await run<TransitPage>(LIST, [accountId, limit, offset]);
    return page ?? { count: 0, lines: [] };
  }

  /** What of these orders is on the way, for whoever may read them. */
  async linesOf(orderIds: readonly string[]): Promise<TransitLine[]> {
    const [found] = await run<Pick<TransitPage, "lines">>(LINES_ON_THE_WAY, [
      [...new Set(orderIds)],
    ]);
    return found?.lines ?? [];
  }

  /** What of an order is on its customer's list; nothing for an unknown order. */
  async ofOrder(orderId: string): Promise<OrderTransit> {
    const [standing] = await run<OrderTransit>(OF_ORDER, [orderId]);
    return standing ?? { since: null, isOnTheWay: false, lines: [] };
  }

  /**
   * Puts removed lines back; others stay as they are. @returns what is not a line of their orders;
   * then nothing is changed
   */
  async bringBack(
    accountId: string,
    items: AddToTransitBody["items"],
  ): Promise<readonly AskedProblem[]> {
    const numbers = [...new Set(items.map(({ orderNumber }) => orderNumber.toUpperCase()))];
    const lines = await run<OwnLine>(LINES_OF_ORDERS, [accountId, numbers]);
    const { lineIds, problems } = findAsked(items, lines);
    if (problems.length === 0) await run(BRING_BACK, [accountId, lineIds]);
    return problems;
  }

  /** @returns how many left the list; null when it is not a line of their orders */
  async dismiss(accountId: string, lineId: string): Promise<number | null> {
    const [done] = await run<{ removed: number; isOwn: boolean }>(DISMISS_ONE, [accountId, lineId]);
    return done?.isOwn ? done.removed : null;
  }

  /** @returns how many left the list */
  async dismissAll(accountId: string): Promise<number> {
    const [done] = await run<{ removed: number }>(DISMISS_ALL, [accountId]);
    return done?.removed ?? 0;
  }
}
