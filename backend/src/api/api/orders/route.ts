import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { alertCodeSchema } from "../../../contracts/alerts";
import type { CreateOrderBody, OrderListQuery } from "../../../contracts/orders";
import { CART_REMINDER_HEADER } from "../../../contracts/reminder-limits";
import { isAdmin } from "../../../lib/actor";
import { unauthenticated } from "../../../lib/api-error";
import { clientAddress } from "../../../lib/client-address";
import { placeOrder } from "../../../actions/checkout/place-order";
import { orderOf, staffOrderOf } from "../../../actions/order/order-view";
import { admitted } from "../../gatekeeper";
import { neededKey } from "../../repeat-key";
import { shopOrders } from "../../../modules/order";

/** The code of the reminder that this browser asked for; null: there is none, or it is no code. */
const reminderCode = (request: MedusaRequest): string | null => {
  const sent = request.headers[CART_REMINDER_HEADER.toLowerCase()];
  return alertCodeSchema.safeParse(sent).data ?? null;
};

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<CreateOrderBody>(request);
  const data = await placeOrder(request.scope, {
    buyer: actor.kind === "user" ? actor : null,
    idempotencyKey: neededKey(request),
    body,
    address: clientAddress(request),
    reminderCode: reminderCode(request),
  });
  response.status(201).json({ success: true, data });
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, query } = admitted<unknown, OrderListQuery>(request);
  if (actor.kind === "guest") throw unauthenticated();
  const checkout = shopOrders(request.scope).checkout;
  const isStaff = isAdmin(actor);
  const page = await checkout.orders(isStaff ? null : actor.accountId, query);
  response.json({
    success: true,
    data: page.orders.map(isStaff ? staffOrderOf : orderOf),
    count: page.count,
    limit: query.limit,
    offset: query.offset,
    status_counts: page.statusCounts,
  });
}
