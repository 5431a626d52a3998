import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import {
  RETURN_STATUSES,
  type ReturnListQuery,
  type ReturnStatus,
} from "../../../contracts/returns";
import { isOpenReturn } from "../../../contracts/return-rules";
import { inTransaction, run, type Run } from "../../../lib/database";
import { containing } from "../../../lib/like-pattern";
import { tellMedusa, type MedusaEvent } from "../../jobs/published-sql";
import { searchTermOf } from "../checkout/domain/search-term";
import type { PlacedExchange } from "../exchange/records";
import { HOLD_ORDER } from "../progress/sql";
import type {
  BehindReturn,
  ListedReturn,
  NewReturn,
  ReturnChange,
  ReturnedOrder,
  ReturnPage,
  ReturnRecord,
} from "./records";
import {
  ADD_RETURN,
  CLAIM_BEHIND_RETURN,
  listReturns,
  MARK_RETURN_BROUGHT,
  MARK_RETURN_NOT_BROUGHT,
  ORDER_OF_RETURN,
  RELEASE_ORDER,
  READ_LISTED,
  READ_RETURN,
  READ_RETURNED,
  RETURN_OF_KEY,
  SET_EXCHANGE,
  WRITE_RETURN,
} from "./sql";

const NONE: Record<ReturnStatus, number> = {
  requested: 0,
  approved: 0,
  received: 0,
  settled: 0,
  declined: 0,
  withdrawn: 0,
};

const statusesOf = (status: ReturnListQuery["status"]): ReturnStatus[] =>
  RETURN_STATUSES.filter((one) =>
    status === "open" ? isOpenReturn({ status: one }) : status === undefined || status === one,
  );

/**
 * Articles of orders that come back. Whoever changes a return holds its order's row in order_progress first, as
 * every change of an order does.
 */
export default class ReturnService {
  /** An order with its returns, which the caller's transaction holds; null: there is none. */
  async order(inside: Run, orderId: string): Promise<ReturnedOrder | null> {
    const [order] = await inside<ReturnedOrder>(READ_RETURNED, [orderId]);
    return order ?? null;
  }

  /**
   * Holds the order that a return is of, and then the one in exchange for it.
   * @returns the first one's id; null: there is no such return
   */
  async holdOrders(inside: Run, returnId: string): Promise<string | null> {
    const [found] = await inside<{ orderId: string; exchangeId: string | null }>(ORDER_OF_RETURN, [
      returnId,
    ]);
    if (!found) return null;
    await inside(HOLD_ORDER, [found.orderId]);
    if (found.exchangeId !== null) await inside(HOLD_ORDER, [found.exchangeId]);
    return found.orderId;
  }

  /** What was asked for with this key before. */
  async ofKey(inside: Run, orderId: string, key: string): Promise<ReturnRecord | null> {
    const [known] = await inside<{ return: ReturnRecord }>(RETURN_OF_KEY, [orderId, key]);
    return known?.return ?? null;
  }

  async add(inside: Run, wanted: NewReturn): Promise<ReturnRecord> {
    const { id, orderId, key, status, isWithdrawal, items, note, handOver, refundTo } = wanted;
    const of = [id, orderId, key, status, isWithdrawal, JSON.stringify(items)];
    const [row] = await inside<{ return: ReturnRecord }>(ADD_RETURN, [
      ...of,
      note,
      handOver,
      refundTo,
    ]);
    if (!row) throw new Error("The return was not kept.");
    return row.return;
  }

  /** Notes which order brings what its buyer gets in exchange. */
  async setExchange(
    inside: Run,
    { id, items }: ReturnRecord,
    { orderId, coveredRwf, exchangedFor }: PlacedExchange,
    until: string,
  ): Promise<ReturnRecord> {
    const exchanged = items.map((line) => {
      const exchangeFor = exchangedFor[line.item_id];
      return exchangeFor ? { ...line, exchangeFor } : line;
    });
    await inside(SET_EXCHANGE, [id, orderId, coveredRwf, until, JSON.stringify(exchanged)]);
    // As it is after that statement: the new order among it.
    const [row] = await inside<{ return: ReturnRecord }>(READ_RETURN, [id]);
    if (!row) throw new Error(`There is no return ${id}.`);
    return row.return;
  }

  async write(inside: Run, change: ReturnChange): Promise<ReturnRecord> {
    const { id, status, items, deliveryAmount, refundedAmount, reason, refundTo } = change;
    const [row] = await inside<{ return: ReturnRecord }>(WRITE_RETURN, [
      id,
      status,
      items ? JSON.stringify(items) : null,
      deliveryAmount ?? null,
      refundedAmount ?? null,
      reason ?? null,
      refundTo ?? null,
    ]);
    if (!row) throw new Error(`There is no return ${id}.`);
    return row.return;
  }

  /** For staff. */
  async list({ status, search = "", limit, offset }: ReturnListQuery): Promise<ReturnPage> {
    const term = searchTermOf(search);
    const pattern = term === "" ? null : containing(term);
    const statement = listReturns(status === "open");
    const [page] = await run<Omit<ReturnPage, "statusCounts"> & { statusCounts: object }>(
      statement,
      [statusesOf(status), pattern, limit, offset],
    );
    if (!page) throw new Error("The list has no row.");
    return { ...page, statusCounts: { ...NONE, ...page.statusCounts } };
  }

  /** As staff list it; null: there is none. */
  async read(returnId: string): Promise<ListedReturn | null> {
    const [row] = await run<{ listed: ListedReturn }>(READ_LISTED, [returnId]);
    return row?.listed ?? null;
  }

  /** Takes a return that Medusa's has to follow, or null; nobody else gets it for `leaseS` seconds. */
  async claimBehind(leaseS: number): Promise<BehindReturn | null> {
    const [behind] = await run<BehindReturn>(CLAIM_BEHIND_RETURN, [leaseS]);
    return behind ?? null;
  }

  /** Notes that Medusa's return is there, and tells Medusa's subscribers. @param medusaId null: it never was there */
  markUpToDate({ id, orderId, was, target }: BehindReturn, medusaId: string | null): Promise<void> {
    return inTransaction(async (inside) => {
      await inside(HOLD_ORDER, [orderId]);
      await inside(RELEASE_ORDER, [orderId]);
      const isNew = (await inside(MARK_RETURN_BROUGHT, [id, target])).length > 0;
      if (!isNew || medusaId === null) return;
      const data = { order_id: orderId, return_id: medusaId };
      const events: MedusaEvent[] = [];
      if (was === "none" && target !== "canceled") {
        events.push({ name: OrderWorkflowEvents.RETURN_REQUESTED, data });
      }
      if (target === "received") events.push({ name: OrderWorkflowEvents.RETURN_RECEIVED, data });
      await tellMedusa(inside, events);
    });
  }

  async markStillBehind({ id, orderId }: BehindReturn, kind: string): Promise<void> {
    await inTransaction(async (inside) => {
      await inside(HOLD_ORDER, [orderId]);
      await inside(RELEASE_ORDER, [orderId]);
      await inside(MARK_RETURN_NOT_BROUGHT, [id, kind]);
    });
  }
}
