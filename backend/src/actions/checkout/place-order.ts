import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreateOrderBody, PlacedOrder } from "../../contracts/orders";
import { isAdmin, type UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import { isPrivateAddress } from "../../lib/client-address";
import type { PlacedRecord } from "../../modules/order/checkout/records";
import { shopAlerts } from "../../modules/alert";
import { rateLimits } from "../../modules/rate-limit";
import { orderBaseOf } from "../order/order-view";
import { stopGuessers } from "../credit/note-card-guess";
import { needAccount } from "../credit/need-account";
import { shopOrders } from "../../modules/order";
import { destinationOf, mayCollect } from "./pickup";
import { afterPlacing, place, placedOf } from "./place";

export interface PlaceOrderInput {
  /** null: a guest. */
  buyer: UserActor | null;
  idempotencyKey: string;
  body: CreateOrderBody;
  /** The caller's address, as limits know it. */
  address: string;
  /** Of the cart that this browser's owner is to be reminded of; null: of none. */
  reminderCode: string | null;
}

export const placedOrderOf = (order: PlacedRecord, accessToken: string): PlacedOrder => ({
  ...orderBaseOf(order),
  access_token: accessToken,
});

/**
 * What identifies the buyer for the limit of unpaid pieces. A private network address is a proxy's
 * or this machine's, so everybody's; staff order for others.
 */
function countingOf(container: MedusaContainer, buyer: UserActor | null, address: string) {
  const limits = rateLimits(container);
  const isStaff = buyer !== null && isAdmin(buyer);
  return {
    address: isStaff || isPrivateAddress(address) ? null : address,
    isCapped: !isStaff && limits.isOn,
  };
}

/** @throws ApiError 400 for a purchase code without a TIN */
export function needTin({
  buyer_tin,
  purchase_code,
}: Pick<CreateOrderBody, "buyer_tin" | "purchase_code">): void {
  if (purchase_code === undefined || buyer_tin !== undefined) return;
  throw invalidRequest([{ field: "purchase_code", message: "A purchase code needs a TIN" }]);
}

/**
 * Places an order. When this returns the order is durable and its stock is taken; a repeated call
 * with the same key returns the same order. Medusa's order follows by a job.
 *
 * A plain function, not a Medusa workflow: it has one step that writes, which is one transaction
 * and needs no compensation.
 * @throws ApiError 400 with the item's field, or `is_pickup` where nothing can be collected; 409 `idempotency_mismatch`, `insufficient_stock`,
 * `price_changed`, `discount_refused`, `gift_card_refused` or `too_many_unpaid`; 429 after many codes that
 * don't exist; 503.
 */
export async function placeOrder(
  container: MedusaContainer,
  { buyer, idempotencyKey, body, address, reminderCode }: PlaceOrderInput,
): Promise<PlacedOrder> {
  needAccount(buyer, body);
  needTin(body);
  const { is_pickup: isPickup = false, ...asked } = body;
  await stopGuessers(container, body.gift_card, address);
  const checkout = shopOrders(container).checkout;
  const request = {
    buyer: buyer && { accountId: buyer.accountId, customerId: buyer.customerId },
    idempotencyKey,
    body: { ...asked, ...destinationOf(body) },
    isPickup,
    mayCollect: mayCollect(container),
    ...countingOf(container, buyer, address),
  };
  const placement = await place(
    container,
    request,
    reminderCode === null
      ? undefined
      : (inside) => shopAlerts(container).carts.end(inside, reminderCode),
  );
  const { order, isNew } = await placedOf(container, placement, address);
  if (isNew) await afterPlacing(container, body.drop_ticket !== undefined);
  return placedOrderOf(order, checkout.accessToken(order.id));
}
