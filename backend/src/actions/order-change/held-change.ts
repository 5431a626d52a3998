import { setTimeout as sleep } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Order } from "../../contracts/orders";
import type { Actor } from "../../lib/actor";
import { conflict, notFound, unavailable } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { BeingBuilt, type ChangeableOrder } from "../../modules/order/change/service";
import type { HeldOrder } from "../../modules/order/progress/records";
import type { OrderChangeEvent } from "../../modules/order/progress/taken-on-sql";
import { enqueueMail, type ChangedLine } from "../../modules/mail/published-sql";
import { notifyStaff, recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { orderToWorkOn, type OrderDoer } from "../order/is-buyer";
import { openedOrderOf } from "../order/opened-order";
import { staffOrderOf } from "../order/order-view";

/** What a buyer may do to one order: each change is mailed, and told to staff. */
const MOST_CHANGES = 20;
/** Medusa's orders are made in batches, which take less than a second. */
const TRY_AGAIN_MS = 150;
const MOST_TRIES = 20;

/** What was changed of an order. */
export interface OrderChange {
  event: OrderChangeEvent;
  /** The end of a sentence for staff: "the address of STR-000123". */
  what: (orderNumber: string) => string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** Of lines: what its buyer reads of each. */
  lines?: readonly ChangedLine[];
  /** Why staff did it; a note for them. */
  reason?: string;
}

export type HeldChangeable = ChangeableOrder & HeldOrder & { id: string };

interface ChangeRequest {
  actor: Actor;
  orderId: string;
  accessToken: string | undefined;
}

/** Held, nothing of it is packed, and nobody builds it in Medusa. @throws ApiError 404, 409; BeingBuilt */
async function holdChangeable(
  container: MedusaContainer,
  inside: Run,
  orderId: string,
): Promise<HeldChangeable> {
  const { changes, progress } = shopOrders(container);
  const held = await progress.hold(inside, orderId);
  const read = held && (await changes.read(inside, orderId));
  if (!held || !read) throw notFound();
  if (held.status === "cancelled") throw conflict("This order is cancelled");
  await needUntouched(container, inside, { ...held, id: orderId });
  return { ...read, ...held, id: orderId };
}

/** @throws ApiError 409 once anything of a held order is packed, in Medusa's dashboard too */
export async function needUntouched(
  container: MedusaContainer,
  inside: Run,
  order: HeldOrder & { id: string },
): Promise<void> {
  if (await shopOrders(container).progress.isUntouched(inside, order.id, order)) return;
  throw conflict("This order is packed already. Please contact us to change it");
}

/** Looks at an order that could be changed, and writes nothing. @throws ApiError 404, 409 */
export async function lookAtChangeable<Seen>(
  container: MedusaContainer,
  orderId: string,
  look: (inside: Run, order: HeldChangeable) => Promise<Seen>,
): Promise<Seen> {
  return whenBuilt(async (inside) =>
    look(inside, await holdChangeable(container, inside, orderId)),
  );
}

/** A transaction of its own, tried again for a while after one that met a builder. @throws ApiError 503 */
async function whenBuilt<Done>(work: (inside: Run) => Promise<Done>): Promise<Done> {
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (!(error instanceof BeingBuilt)) throw error;
    }
    await sleep(TRY_AGAIN_MS);
  }
  throw unavailable(1);
}

/** Everybody whom it concerns learns of a change, in its transaction: history, buyer, staff or the audit log. */
async function tell(
  container: MedusaContainer,
  inside: Run,
  { orderId, by, order }: { orderId: string; by: OrderDoer; order: HeldOrder & ChangeableOrder },
  { event, what, before, after, lines, reason }: OrderChange,
): Promise<void> {
  const { orderNumber, status, email, isBuilt } = order;
  const byWhom = by === "customer" ? by : by.email;
  const { changes, progress } = shopOrders(container);
  const entryId = await changes.note(inside, { orderId, status, isBuilt, event, by: byWhom });
  const key = `order-changed:${entryId}`;
  if (await progress.mailsCustomers(inside)) {
    const facts = { orderId, ...(lines && { lines }) };
    await enqueueMail(inside, { key, template: "order-changed", to: email, facts });
  }
  if (by === "customer") {
    const text = `The buyer changed ${what(orderNumber)}`;
    const link = `/admin/orders?view=${encodeURIComponent(orderId)}`;
    await notifyStaff(inside, { key, type: "order_changed", text, link });
    return;
  }
  if (reason !== undefined) await progress.addNote(inside, orderId, `Changed: ${reason}`, by);
  const subject = { kind: "order", id: orderId, label: orderNumber };
  await recordActivity(inside, { who: by, action: "order.update", subject, before, after });
}

/**
 * Changes an order that nobody has packed yet, all or nothing.
 * @param change writes it, and says what it was; null: it is like that already
 * @returns the order as the caller may see it
 * @throws ApiError 404 for an order that is not the caller's; 409 once it is packed or cancelled
 */
export async function changeHeldOrder(
  container: MedusaContainer,
  { actor, orderId, accessToken }: ChangeRequest,
  change: (inside: Run, order: HeldChangeable) => Promise<OrderChange | null>,
): Promise<Order> {
  const { by } = await orderToWorkOn(container, actor, orderId, accessToken);
  await whenBuilt(async (inside) => {
    const order = await holdChangeable(container, inside, orderId);
    if (by === "customer" && order.timesChanged >= MOST_CHANGES) {
      throw conflict("This order was changed very often. Please contact us to change it again");
    }
    const done = await change(inside, order);
    if (done) await tell(container, inside, { orderId, by, order }, done);
  });
  requestMail(container);
  const order = await shopOrders(container).checkout.order(orderId);
  if (!order) throw notFound();
  return by === "customer" ? openedOrderOf(container, order) : staffOrderOf(order);
}
