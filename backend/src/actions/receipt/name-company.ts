import type { MedusaContainer } from "@medusajs/framework/types";
import type { Order } from "../../contracts/orders";
import type { OrderCompanyBody } from "../../contracts/receipts";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { inTransaction } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { staffOrderOf } from "../order/order-view";

/**
 * Staff say for whom an order's invoice is, as long as it is not signed. The same again changes nothing.
 * @throws ApiError 404, 409
 */
export async function nameCompany(
  container: MedusaContainer,
  by: UserActor,
  orderId: string,
  wanted: OrderCompanyBody,
): Promise<Order> {
  const { checkout, progress, receipts } = shopOrders(container);
  await inTransaction(async (inside) => {
    const order = await progress.hold(inside, orderId);
    if (!order) throw notFound();
    const { isFixed, buyerTin, purchaseCode } = await receipts.buyer(inside, orderId);
    const before = { buyer_tin: buyerTin, purchase_code: purchaseCode };
    const changed = fieldsChanged(before, wanted);
    if (!changed) return;
    if (isFixed)
      throw conflict("Its receipt is signed, or being signed: the invoice can't be changed");
    await receipts.writeBuyer(inside, orderId, {
      buyerTin: wanted.buyer_tin,
      purchaseCode: wanted.purchase_code,
    });
    const subject = { kind: "order", id: orderId, label: order.orderNumber };
    await recordActivity(inside, { who: by, action: "order.update", subject, ...changed });
  });
  const order = await checkout.order(orderId);
  if (!order) throw notFound();
  return staffOrderOf(order);
}
