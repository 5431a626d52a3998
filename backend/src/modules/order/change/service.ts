import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import type { OrderItem } from "../../../contracts/orders";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { tellMedusa } from "../../jobs/published-sql";
import type { Address } from "../address";
import { termsOf, type QuotedShipping, type Terms } from "../checkout/domain/terms";
import type { Candidate } from "../checkout/domain/types";
import { TRY_BUILD_LOCK } from "../checkout/build-sql";
import { QUOTE } from "../checkout/quote-sql";
import type { HeldOrder } from "../progress/records";
import { ADD_EVENT } from "../progress/sql";
import type { OrderChangeEvent } from "../progress/taken-on-sql";
import { decideSwap, feeDifference, type SwapDecision } from "./domain/decide-change";
import {
  LOCK_LINE,
  READ_CHANGEABLE,
  RELEASE_LINE,
  RESERVE_LINE,
  WRITE_ADDRESS,
  WRITE_LINE,
  WRITE_MEDUSA_ADDRESS,
  WRITE_MEDUSA_LINE,
  WRITE_MEDUSA_NOTE,
} from "./sql";

/** An order that its buyer or staff want changed; the caller's transaction holds it. */
export interface ChangeableOrder extends Address {
  items: OrderItem[];
  isPickup: boolean;
  isExchange: boolean;
  /** It names days between which it arrives. */
  isPromised: boolean;
  isForgotten: boolean;
  isBuilt: boolean;
  /** The rider is to be paid. */
  isCod: boolean;
  /** How often its buyer changed it. */
  timesChanged: number;
}

/** What an order's history says of a change. */
interface ChangeNote extends Pick<HeldOrder, "status">, Pick<ChangeableOrder, "isBuilt"> {
  orderId: string;
  event: OrderChangeEvent;
  by: string;
}

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
 * What can still be changed of an order without changing what it costs. All of it is written at once, in Medusa's order
 * too: its address and lines are copies of ours.
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
   * Gives all pieces of a line in another variant; every outcome but `swap` wrote nothing. The old pieces are free again
   * in the same moment as the new ones are taken.
   */
  async swap(
    inside: Run,
    order: { id: string; orderNumber: string },
    line: OrderItem,
    variantId: string,
  ): Promise<SwapDecision> {
    const variants = [variantId, line.variant_id];
    const looked = decideSwap(line, variantId, (await this.quote(inside, variants, "")).candidates);
    if (looked.kind !== "swap") return looked;
    const levels = looked.candidate.sources.map(({ levelId }) => levelId);
    await inside(LOCK_LINE, [line.id, levels]);
    // Only a statement that begins once they are held sees what is left.
    const decision = decideSwap(
      line,
      variantId,
      (await this.quote(inside, variants, "")).candidates,
    );
    if (decision.kind !== "swap") return decision;
    const { sources, size, color, image } = decision.candidate;
    await inside(RELEASE_LINE, [line.id]);
    await inside(RESERVE_LINE, [
      line.id,
      order.id,
      order.orderNumber,
      sources.map(() => entityId("resitem")),
      sources.map(({ inventoryItemId }) => inventoryItemId),
      sources.map(({ locationId }) => locationId),
      sources.map(({ requiredPerPiece }) => requiredPerPiece * line.quantity),
    ]);
    const changed = { variant_id: variantId, size, color, image };
    await inside(WRITE_LINE, [order.id, line.id, JSON.stringify(changed)]);
    await inside(WRITE_MEDUSA_LINE, [line.id, variantId, size, color, image]);
    return decision;
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
