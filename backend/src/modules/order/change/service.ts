import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { HOLD_HOURS } from "../../../contracts/staff-orders";
import type { TextChoice } from "../../../contracts/text-channels";
import { run, type Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { tellMedusa } from "../../jobs/published-sql";
import type { Address } from "../address";
import { termsOf, type QuotedShipping, type Terms } from "../checkout/domain/terms";
import { shortagesOf } from "../checkout/domain/decide-lines";
import type { Candidate, Shortage } from "../checkout/domain/types";
import { TRY_BUILD_LOCK } from "../checkout/build-sql";
import { QUOTE } from "../checkout/quote-sql";
import type { HeldOrder } from "../progress/records";
import { ADD_EVENT } from "../progress/sql";
import type { OrderChangeEvent } from "../progress/taken-on-sql";
import { NOTE_CHANGED, NOTE_CHANGING } from "../sales/expansion-sql";
import { feeDifference } from "./domain/decide-change";
import {
  decideEdit,
  type Edit,
  type EditDecision,
  type LineWish,
  type Priced,
} from "./domain/decide-edit";
import {
  COUNT_DISCOUNTS,
  FOLLOW_HOLD,
  KEEP_PART_PAID,
  LOCK_DISCOUNTS,
  LOCK_LEVELS,
  MEDUSA_FORGET,
  MEDUSA_LINES,
  RELEASE_LINES,
  RESERVE_LINES,
  SHRINK_LINE,
  WRITE_DISCOUNTS,
  WRITE_ORDER,
} from "./edit-sql";
import { FOLLOW_TOTALS } from "./medusa-totals-sql";
import {
  READ_CHANGEABLE,
  WRITE_ADDRESS,
  WRITE_MEDUSA_ADDRESS,
  WRITE_MEDUSA_NOTE,
  WRITE_TEXT_CHOICE,
} from "./sql";

/** An order that its buyer or staff want changed; the caller's transaction holds it. */
export interface ChangeableOrder extends Address, Priced {
  /** Its payments pay all of it. */
  isPaid: boolean;
  /** It is planned who brings it. */
  hasParcels: boolean;
  isPickup: boolean;
  isExchange: boolean;
  /** It names days between which it arrives. */
  isPromised: boolean;
  isForgotten: boolean;
  isBuilt: boolean;
  /** The rider is to be paid. */
  isCod: boolean;
  /** How often anybody changed it: who saw another number saw another order. */
  version: number;
  /** How often its buyer changed it. */
  timesChanged: number;
}

/** What an order's history says of a change. */
interface ChangeNote extends Pick<HeldOrder, "status">, Pick<ChangeableOrder, "isBuilt"> {
  orderId: string;
  event: OrderChangeEvent;
  by: string;
}

/** Why lines that were decided on can't be written. */
export type WriteObstacle =
  | { kind: "short"; shortages: readonly Shortage[] }
  /** It costs something else by now. */
  | { kind: "moved" };

interface Quote {
  candidates: Candidate[];
  shipping: QuotedShipping | null;
  rates: Terms["rates"] | null;
}

/** Try again soon, in another transaction: a waiter would hold a connection. */
export class BeingBuilt extends Error {
  constructor() {
    super("Medusa's orders are being made.");
  }
}

/**
 * What can still be changed of an order. All of it is written at once, in Medusa's order too: its address, lines and
 * totals are copies of ours.
 */
export default class OrderChangeService {
  /**
   * The order, inside a transaction that holds it and until whose end nobody builds it in Medusa; null: there is none,
   * or it names nobody any more.
   * @throws BeingBuilt while Medusa's is being made: whoever makes it has read it as it was
   */
  async read(inside: Run, orderId: string): Promise<ChangeableOrder | null> {
    const [seen] = await inside<ChangeableOrder>(READ_CHANGEABLE, [orderId]);
    if (!seen || seen.isForgotten) return null;
    if (seen.isBuilt) return seen;
    const [lock] = await inside<{ held: boolean }>(TRY_BUILD_LOCK, []);
    if (!lock?.held) throw new BeingBuilt();
    const [order] = await inside<ChangeableOrder>(READ_CHANGEABLE, [orderId]);
    return order ?? null;
  }

  private async quote(inside: Run, variants: string[], district: string): Promise<Quote> {
    const [quote] = await inside<Quote>(QUOTE, [[], variants, "", "", district]);
    if (!quote) throw new Error("The quote has no row.");
    return quote;
  }

  private async terms(inside: Run, district: string): Promise<Terms> {
    const { shipping, rates } = await this.quote(inside, [], district);
    return termsOf(district, shipping, rates, new Date());
  }

  /** What delivery costs more or less there, whole RWF, and what is promised there. */
  async moveTo(
    inside: Run,
    { items, district: from }: ChangeableOrder,
    district: string,
  ): Promise<{ moreRwf: number; delivery: Terms["delivery"] }> {
    const old = await this.terms(inside, from);
    const terms = await this.terms(inside, district);
    return { moreRwf: feeDifference(items, old, terms), delivery: terms.delivery };
  }

  /** How the buyer is told of the order from now on; the last word counts. */
  async writeTextChoice(orderId: string, choice: TextChoice): Promise<void> {
    await run(WRITE_TEXT_CHOICE, [orderId, choice]);
  }

  /** @param delivery the days that are promised now; null: as before */
  async writeAddress(
    inside: Run,
    orderId: string,
    { firstname, lastname, phone, address, city, district, note, landmark, pin }: Address,
    delivery: Terms["delivery"] | null,
  ): Promise<void> {
    const days = [delivery?.from ?? null, delivery?.to ?? null];
    const to = [firstname, lastname, phone, address, city, district, note];
    const find = [landmark, pin && JSON.stringify(pin)];
    await inside(WRITE_ADDRESS, [orderId, ...to, ...days, ...find]);
    await inside(WRITE_MEDUSA_ADDRESS, [orderId]);
    await inside(WRITE_MEDUSA_NOTE, [orderId]);
  }

  /**
   * What an order would be with these lines. Writes nothing.
   * @param wishes every line that is wanted
   */
  async decide(
    inside: Run,
    order: ChangeableOrder,
    wishes: readonly LineWish[],
  ): Promise<EditDecision> {
    const variants = wishes.flatMap(({ itemId, variantId }) => [
      variantId ?? "",
      order.items.find(({ id }) => id === itemId)?.variant_id ?? "",
    ]);
    const { candidates } = await this.quote(inside, [...new Set(variants)], "");
    return decideEdit(order, wishes, candidates, () => entityId("ordli"));
  }

  /**
   * Writes lines that were decided on, for a held order. Nobody else changes what it is of from here on: roll-ups, money,
   * then stock, discounts and Medusa's order, in the order in which placing takes them.
   * @param followMoney the order costs something else: its payments follow, inside
   * @returns what it lacks, whereupon the caller rolls back; null: all of it is written
   */
  async write(
    inside: Run,
    order: ChangeableOrder & { id: string; orderNumber: string },
    { edit, wishes }: { edit: Edit; wishes: readonly LineWish[] },
    followMoney: () => Promise<unknown>,
  ): Promise<WriteObstacle | null> {
    const { id } = order;
    await inside(NOTE_CHANGING, [id]);
    const { items, discounts, subtotal, discount, total } = edit;
    const sums = [subtotal, discount, total];
    await inside(WRITE_ORDER, [id, JSON.stringify(items), JSON.stringify(discounts), ...sums]);
    await inside(NOTE_CHANGED, [id]);
    if (total !== order.total) {
      await followMoney();
      // What was never paid keeps the end that it has.
      if (order.isPaid) await inside(KEEP_PART_PAID, [id, HOLD_HOURS.most]);
    }
    await inside(FOLLOW_HOLD, [id]);
    const obstacle = await this.moveStock(inside, order, edit, wishes);
    if (obstacle) return obstacle;
    if (JSON.stringify(discounts) !== JSON.stringify(order.discounts)) {
      await inside(LOCK_DISCOUNTS, [id]);
      await inside(COUNT_DISCOUNTS, [id, -1]);
      await inside(WRITE_DISCOUNTS, [id]);
      await inside(COUNT_DISCOUNTS, [id, 1]);
    }
    for (const statement of [...MEDUSA_LINES, ...FOLLOW_TOTALS]) await inside(statement, [id]);
    if (edit.removed.length > 0) {
      await inside(MEDUSA_FORGET, [edit.removed.map((item) => item.id)]);
    }
    return null;
  }

  /** The old pieces are free again in the same moment as the new ones are taken. */
  private async moveStock(
    inside: Run,
    order: ChangeableOrder & { id: string; orderNumber: string },
    edit: Edit,
    wishes: readonly LineWish[],
  ): Promise<WriteObstacle | null> {
    const { id, orderNumber } = order;
    const inventory = edit.taken.flatMap(({ candidate }) =>
      candidate.sources.map(({ inventoryItemId }) => inventoryItemId),
    );
    await inside(LOCK_LEVELS, [order.items.map((item) => item.id), inventory]);
    await inside(RELEASE_LINES, [[...edit.removed.map((item) => item.id), ...edit.takenIds]]);
    for (const { itemId, quantity } of edit.shrunk) {
      const pieces = order.items.find((item) => item.id === itemId)?.quantity;
      await inside(SHRINK_LINE, [itemId, pieces, quantity, id]);
    }
    if (edit.taken.length === 0) return null;
    // Only a statement that begins once they are held sees what is left, and what it costs.
    const again = await this.decide(inside, order, wishes);
    if (again.kind !== "edit" || again.edit.total !== edit.total) return { kind: "moved" };
    const shortages = shortagesOf(again.edit.taken);
    if (shortages.length > 0) return { kind: "short", shortages };
    const reservations = again.edit.taken.flatMap(({ candidate, quantity }, at) =>
      candidate.sources.map(
        ({ inventoryItemId, locationId, requiredPerPiece }) =>
          [
            entityId("resitem"),
            edit.takenIds[at],
            inventoryItemId,
            locationId,
            requiredPerPiece * quantity,
          ] as const,
      ),
    );
    const lists = [0, 1, 2, 3, 4].map((column) => reservations.map((row) => row[column]));
    await inside(RESERVE_LINES, [id, orderNumber, ...lists]);
    return null;
  }

  /** Its history says so, and Medusa's subscribers hear of it. @returns the entry's id */
  async note(inside: Run, { orderId, status, isBuilt, event, by }: ChangeNote): Promise<string> {
    const [entry] = await inside<{ id: string }>(ADD_EVENT, [orderId, status, event, by, null]);
    if (!entry) throw new Error("The history took no entry.");
    // Of a new order they hear once it is there, as it is then.
    if (isBuilt) {
      await tellMedusa(inside, [{ name: OrderWorkflowEvents.UPDATED, data: { id: orderId } }]);
    }
    return entry.id;
  }
}
