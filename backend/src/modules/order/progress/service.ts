import type { StockShortage } from "../../../contracts/orders";
import { inTransaction, run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { tellMedusa } from "../../jobs/published-sql";
import {
  followMedusa,
  isAheadWithStock,
  type MedusaStage,
  type OwnState,
} from "./domain/follow-medusa";
import { stockMove, stockStateOf, type StockState } from "./domain/stock-move";
import { medusaEventsOf, type Fulfilment } from "./medusa-events";
import {
  CLAIM_BEHIND,
  FORGET_TOUCH,
  MARK_BROUGHT,
  MARK_NOT_BROUGHT,
  MEDUSA_FACTS,
  PACKED_FROM,
  TOUCHED,
} from "./medusa-sql";
import type {
  BehindOrder,
  HeldOrder,
  MedusaFacts,
  NoteRecord,
  ProgressEvent,
  StatusChange,
  StatusChanged,
  StatusOutcome,
} from "./records";
import {
  ADD_EVENT,
  ADD_NOTE,
  GONE_BACK,
  HISTORY_OF_ORDER,
  HOLD_CARDS,
  HOLD_ORDER,
  IS_CARD_USED,
  MAILED_CARDS,
  MAILS_CUSTOMERS,
  WRITE_STATUS,
} from "./sql";
import { IS_RETURNED } from "../returns/sql";
import { BRING_BACK, LOCK_LEVELS, MOVE_STOCK, REMEMBER_PACKED, SHORTAGES } from "./stock-sql";

/** What the history calls a step without a status. */
const EVENT_OF_STAGE: Partial<Record<MedusaStage, string>> = {
  open: "unpacked",
  part: "packed",
  packed: "packed",
};

const isOpen = ({ status }: OwnState) => status === "pending" || status === "processing";

/**
 * Status, history, notes and stock of orders. The first entry is written by the transaction that
 * places the order (room `checkout`), so that no order is ever without a status.
 */
export default class OrderProgressService {
  /** History of one order, oldest first. */
  history(orderId: string): Promise<ProgressEvent[]> {
    return run<ProgressEvent>(HISTORY_OF_ORDER, [orderId]);
  }

  /** Locks an order for the rest of the caller's transaction; null: no such order. */
  async hold(inside: Run, orderId: string): Promise<HeldOrder | null> {
    const [order] = await inside<HeldOrder>(HOLD_ORDER, [orderId]);
    return order ?? null;
  }

  /**
   * What prevents a change of a held order, without writing anything. Missing stock only shows when
   * it is moved.
   */
  private async obstacle(
    inside: Run,
    order: HeldOrder,
    { orderId, status, onlyUnpacked }: StatusChange,
  ): Promise<Exclude<StatusOutcome, StatusChanged> | null> {
    if (order.status === status) return { kind: "same" };
    // Stock packed in Medusa's dashboard is taken, whatever the status says.
    if (onlyUnpacked && !(isOpen(order) && order.stockState === "reserved")) {
      return { kind: "packed" };
    }
    if (order.status === "delivered") {
      const [returned] = await inside<{ yes: boolean }>(IS_RETURNED, [orderId]);
      if (returned?.yes) return { kind: "returned" };
    }
    if (onlyUnpacked) {
      const cards = await inside<{ id: string }>(HOLD_CARDS, [orderId]);
      const [used] = await inside<{ yes: boolean }>(IS_CARD_USED, [cards.map(({ id }) => id)]);
      if (used?.yes) return { kind: "card-used" };
    }
    if (order.status === "cancelled") {
      const [gone] = await inside<{ credit: boolean; cards: boolean }>(GONE_BACK, [orderId]);
      if (gone?.cards) return { kind: "cards-gone" };
      // Its money alone does not pay for it any more.
      if (gone?.credit) return { kind: "credit-gone" };
    }
    if (order.medusaTarget !== null || order.stockState === stockStateOf(status)) return null;
    const [medusa] = await inside<MedusaFacts>(MEDUSA_FACTS, [orderId]);
    return medusa && isAheadWithStock(medusa.stage, order) ? { kind: "elsewhere" } : null;
  }

  /**
   * Changes the status inside the caller's transaction: stock, status, history, and the mark that
   * brings Medusa's order there. Every outcome but `changed` wrote nothing.
   * @param before what comes first of such a change, once nothing prevents it
   */
  async changeStatus(
    inside: Run,
    change: StatusChange,
    before: () => Promise<void>,
  ): Promise<StatusOutcome> {
    const { orderId, status } = change;
    const order = await this.hold(inside, orderId);
    if (!order) return { kind: "missing" };
    const obstacle = await this.obstacle(inside, order, change);
    if (obstacle) return obstacle;
    await before();
    const stockState = stockStateOf(status);
    const shortages = await this.moveStock(inside, orderId, order.stockState, stockState);
    if (shortages.length > 0) return { kind: "short", shortages };
    // Pending and processing are one in Medusa: between them nothing needs to follow.
    const isSameThere =
      order.medusaTarget === null &&
      isOpen(order) &&
      isOpen({ status, stockState }) &&
      order.stockState === stockState;
    await inside(WRITE_STATUS, [
      orderId,
      status,
      stockState,
      isSameThere ? null : status,
      isSameThere ? status : null,
    ]);
    const { event = status, by, reason = null } = change;
    const byWhom = typeof by === "string" ? by : by.email;
    return this.changed(inside, order, [orderId, status, event, byWhom, reason]);
  }

  /**
   * Makes ours reflect what was done in Medusa's dashboard. Medusa has moved the stock itself.
   * Nothing happens while Medusa's order is still following ours: ours is newer then.
   */
  async followMedusa(
    inside: Run,
    orderId: string,
  ): Promise<(StatusChanged & Pick<OwnState, "status">) | null> {
    const order = await this.hold(inside, orderId);
    await inside(FORGET_TOUCH, [orderId]);
    if (!order || order.medusaTarget !== null) return null;
    const [medusa] = await inside<MedusaFacts>(MEDUSA_FACTS, [orderId]);
    const next = medusa ? followMedusa(medusa.stage, order) : null;
    if (!medusa || !next) return null;
    const { status, stockState } = next;
    if (order.stockState !== "taken" && stockState === "taken") {
      await inside(REMEMBER_PACKED, [orderId]);
    }
    await inside(WRITE_STATUS, [orderId, status, stockState, null, status]);
    const event = EVENT_OF_STAGE[medusa.stage] ?? status;
    const entry = [orderId, status, event, medusa.by ?? "system", null];
    return { ...(await this.changed(inside, order, entry)), status };
  }

  private async changed(
    inside: Run,
    { status: before, orderNumber, email }: HeldOrder,
    event: readonly (string | null)[],
  ): Promise<StatusChanged> {
    const [entry] = await inside<{ id: string }>(ADD_EVENT, event);
    if (!entry) throw new Error("The history took no entry.");
    return { kind: "changed", before, orderNumber, email, eventId: entry.id };
  }

  /** @returns the lines short of stock; then nothing was moved. */
  private async moveStock(
    inside: Run,
    orderId: string,
    from: StockState,
    to: StockState,
  ): Promise<StockShortage["lines"]> {
    const move = stockMove(from, to);
    if (!move) return [];
    await inside(LOCK_LEVELS, [orderId]);
    if (move.needsFree) {
      const shortages = await inside<StockShortage["lines"][number]>(SHORTAGES, [orderId]);
      if (shortages.length > 0) return shortages;
    }
    const { stocked, reserved, rows, then } = move;
    await inside(MOVE_STOCK, [orderId, rows === "live", stocked, reserved, then]);
    return [];
  }

  /** Nothing of a held order is packed, here or, as far as Medusa's order is ahead of ours, in its dashboard. */
  async isUntouched(inside: Run, orderId: string, order: HeldOrder): Promise<boolean> {
    if (!isOpen(order) || order.stockState !== "reserved") return false;
    if (order.medusaTarget !== null) return true;
    const [medusa] = await inside<MedusaFacts>(MEDUSA_FACTS, [orderId]);
    return !medusa || medusa.stage === "open";
  }

  /** Pieces of a held, delivered order came back and can be sold again. */
  async bringBack(
    inside: Run,
    orderId: string,
    lines: readonly { item_id: string; sellable: number | null }[],
  ): Promise<void> {
    await inside(LOCK_LEVELS, [orderId]);
    await inside(BRING_BACK, [orderId, JSON.stringify(lines)]);
  }

  /** Whether customers get mails about their orders (setting emailNotifications). */
  async mailsCustomers(inside: Run): Promise<boolean> {
    const [setting] = await inside<{ isOn: boolean }>(MAILS_CUSTOMERS, []);
    return setting?.isOn ?? true;
  }

  /** Orders of which nothing is left to do but to call them delivered. */
  async mailedCards(limit: number): Promise<string[]> {
    const orders = await run<{ id: string }>(MAILED_CARDS, [limit]);
    return orders.map(({ id }) => id);
  }

  /** Takes an order that Medusa's has to follow, or null; nobody else gets it for `leaseS` seconds. */
  async claimBehind(leaseS: number): Promise<BehindOrder | null> {
    const [order] = await run<BehindOrder>(CLAIM_BEHIND, [leaseS]);
    return order ?? null;
  }

  /** Id of the stock location an order's stock came from. */
  async packedFrom(orderId: string): Promise<string> {
    const [row] = await run<{ locationId: string | null }>(PACKED_FROM, [orderId]);
    if (!row?.locationId) throw new Error("There is no stock location.");
    return row.locationId;
  }

  /** Notes that Medusa's order is there, and tells Medusa's subscribers how it came. */
  markUpToDate(order: BehindOrder, fulfilments: readonly Fulfilment[]): Promise<void> {
    return inTransaction(async (inside) => {
      const isNew = (await inside(MARK_BROUGHT, [order.orderId, order.target])).length > 0;
      if (isNew) await tellMedusa(inside, medusaEventsOf(order, fulfilments));
    });
  }

  async markStillBehind(orderId: string, kind: string): Promise<void> {
    await run(MARK_NOT_BROUGHT, [orderId, kind]);
  }

  /** Orders that somebody touched in Medusa since they were last looked at. */
  async touched(limit: number): Promise<string[]> {
    const rows = await run<{ orderId: string }>(TOUCHED, [limit]);
    return rows.map(({ orderId }) => orderId);
  }

  /** Keeps what staff write down about an order; order and writer are known to exist. */
  async addNote(
    inside: Run,
    orderId: string,
    text: string,
    by: { accountId: string; email: string },
  ): Promise<NoteRecord> {
    const values = [entityId("ordnote"), orderId, text, by.accountId, by.email];
    const [note] = await inside<NoteRecord>(ADD_NOTE, values);
    if (!note) throw new Error("The note was not kept.");
    return note;
  }
}
