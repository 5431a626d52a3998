import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderNote } from "../../contracts/orders";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";

/** Keeps what staff write down about an order, for staff only. @throws ApiError 404 */
export function addOrderNote(
  container: MedusaContainer,
  by: UserActor,
  orderId: string,
  text: string,
): Promise<OrderNote> {
  const progress = shopOrders(container).progress;
  return inTransaction(async (inside) => {
    const order = await progress.hold(inside, orderId);
    if (!order) throw notFound();
    const note = await progress.addNote(inside, orderId, text, by);
    await recordActivity(inside, {
      who: by,
      action: "order.note",
      subject: { kind: "order", id: orderId, label: order.orderNumber },
      before: null,
      after: { text },
    });
    const { id, createdAt } = note;
    return { id, _id: id, text: note.text, by: note.by, createdAt: createdAt.toISOString() };
  });
}
