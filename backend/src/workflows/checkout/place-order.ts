import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreateOrderBody, PlacedOrder, StockShortage } from "../../contracts/orders";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, unavailable } from "../../lib/api-error";
import { signals } from "../../lib/signals";
import { CHECKOUT_MODULE } from "../../modules/checkout";
import type { PlacedRecord, Placement, PlacementRequest } from "../../modules/checkout/records";
import type CheckoutModuleService from "../../modules/checkout/service";
import { orderBaseOf } from "../order/order-view";
import { requestBuild } from "../order/order-jobs";
import { requestMail } from "../mail/mail-jobs";
import { requestFold } from "../sales/sales-jobs";
import { settleCatalogue } from "./settle-catalogue";

/** The longest wait for the catalogue: behind a large delivery or import it takes its time. */
const AT_THE_TILL_MS = 300;

export interface PlaceOrderInput {
  /** null: a guest. */
  buyer: UserActor | null;
  idempotencyKey: string;
  body: CreateOrderBody;
}

const placedOrderOf = (order: PlacedRecord, accessToken: string): PlacedOrder => ({
  ...orderBaseOf(order),
  access_token: accessToken,
});

/** The placement itself, counted by how it ended. */
async function place(
  checkout: CheckoutModuleService,
  request: PlacementRequest,
): Promise<Placement> {
  try {
    const placement = await checkout.place(request);
    const isReplay = placement.kind === "placed" && !placement.isNew;
    signals.checkoutEnded.send(isReplay ? "replayed" : placement.kind);
    return placement;
  } catch (error) {
    signals.checkoutEnded.send("failed");
    throw error;
  }
}

/**
 * Places an order. When this returns the order is durable and its stock is taken; a repeated call
 * with the same key returns the same order. Medusa's order follows by a job.
 *
 * A plain function, not a Medusa workflow: it has one step that writes, which is one transaction
 * and needs no compensation.
 * @throws ApiError 400 with the item's field; 409 `idempotency_mismatch`, `insufficient_stock` or `price_changed`; 503.
 */
export async function placeOrder(
  container: MedusaContainer,
  { buyer, idempotencyKey, body }: PlaceOrderInput,
): Promise<PlacedOrder> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE);
  const placement = await place(checkout, {
    buyer: buyer && { accountId: buyer.accountId, customerId: buyer.customerId },
    idempotencyKey,
    body,
  });
  switch (placement.kind) {
    case "invalid":
      throw invalidRequest([...placement.problems]);
    case "mismatch":
      throw conflict(
        "This Idempotency-Key was already used for another order",
        "idempotency_mismatch",
      );
    case "short": {
      const data: StockShortage = { lines: [...placement.shortages] };
      throw conflict(
        "Some items are no longer available in this quantity",
        "insufficient_stock",
        data,
      );
    }
    case "repriced":
      throw conflict("The price of this order has changed", "price_changed", placement.change);
    case "busy":
      throw unavailable(1);
    case "placed":
      break;
  }
  const { order, isNew } = placement;
  if (isNew) {
    requestBuild(container);
    requestMail(container);
    requestFold(container);
    await settleCatalogue(container, AT_THE_TILL_MS);
  }
  return placedOrderOf(order, checkout.accessToken(order.id));
}
