import type { MedusaContainer } from "@medusajs/framework/types";
import type { Order } from "../../contracts/orders";
import { isAdmin, type Actor, type UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { isUnpacked, type ChangeableOrder } from "../../modules/order/change/service";
import type { HeldOrder } from "../../modules/order/progress/records";
import type { OrderChangeEvent } from "../../modules/order/progress/taken-on-sql";
import { enqueueMail } from "../../modules/mail/published-sql";
import { notifyStaff, recordActivity } from "../../modules/staff/published-sql";
import { requestMail } from "../mail/mail-jobs";
import { isBuyer } from "../order/is-buyer";
import { openedOrderOf } from "../order/opened-order";
import { staffOrderOf } from "../order/order-view";

/** Who changes an order: a member of staff, or whoever it belongs to. */
type Changer = UserActor | "customer";

/** What was changed of an order. */
export interface OrderChange {
  event: OrderChangeEvent;
  /** The end of a sentence for staff: "the address of STR-000123". */
  what: (orderNumber: string) => string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

interface ChangeRequest {
  actor: Actor;
  orderId: string;
  accessToken: string | undefined;
}

/** @throws ApiError 404 for an order that is not the caller's */
async function changerOf(
  container: MedusaContainer,
  { actor, orderId, accessToken }: ChangeRequest,
): Promise<Changer> {
  const order = await shopOrders(container).checkout.order(orderId);
  if (order && isBuyer(container, actor, order, accessToken)) return "customer";
  if (order && actor.kind === "user" && isAdmin(actor)) return actor;
  throw notFound();
}

/** Everybody whom it concerns learns of a change, in its transaction: history, buyer, staff or the audit log. */
async function tell(
  container: MedusaContainer,
  inside: Run,
  { orderId, by, order }: { orderId: string; by: Changer; order: HeldOrder },
  { event, what, before, after }: OrderChange,
): Promise<void> {
  const { orderNumber, status, email } = order;
  const byWhom = by === "customer" ? by : by.email;
  const { changes, progress } = shopOrders(container);
  const entryId = await changes.note(inside, { orderId, status, event, by: byWhom });
  const key = `order-changed:${entryId}`;
  if (await progress.mailsCustomers(inside)) {
    await enqueueMail(inside, { key, template: "order-changed", to: email, facts: { orderId } });
  }
  if (by === "customer") {
    const text = `The buyer changed ${what(orderNumber)}`;
    const link = `/admin/orders?view=${encodeURIComponent(orderId)}`;
    await notifyStaff(inside, { key, type: "order_changed", text, link });
    return;
  }
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
  request: ChangeRequest,
  change: (inside: Run, order: ChangeableOrder & HeldOrder) => Promise<OrderChange | null>,
): Promise<Order> {
  const by = await changerOf(container, request);
  const { orderId } = request;
  const { changes, checkout, progress } = shopOrders(container);
  await inTransaction(async (inside) => {
    const held = await progress.hold(inside, orderId);
    const order = held && (await changes.read(inside, orderId));
    if (!held || !order) throw notFound();
    if (!isUnpacked(held)) {
      throw conflict(
        held.status === "cancelled"
          ? "This order is cancelled"
          : "This order is packed already. Please contact us to change it",
      );
    }
    const done = await change(inside, { ...order, ...held });
    if (done) await tell(container, inside, { orderId, by, order: held }, done);
  });
  requestMail(container);
  const order = await checkout.order(orderId);
  if (!order) throw notFound();
  return by === "customer" ? openedOrderOf(container, order) : staffOrderOf(order);
}
