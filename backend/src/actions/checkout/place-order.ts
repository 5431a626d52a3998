import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type {
  CreateOrderBody,
  PlacedOrder,
  StockShortage,
  UnpaidCap,
} from "../../contracts/orders";
import { isAdmin, type UserActor } from "../../lib/actor";
import { conflict, invalidRequest, unavailable, type ApiError } from "../../lib/api-error";
import { isPrivateAddress } from "../../lib/client-address";
import { signals } from "../../lib/signals";
import type {
  HeldBy,
  PlacedRecord,
  Placement,
  PlacementRequest,
} from "../../modules/order/checkout/records";
import { rateLimits } from "../../modules/rate-limit";
import { orderBaseOf } from "../order/order-view";
import { requestBuild } from "../order/order-jobs";
import { requestMail } from "../mail/mail-jobs";
import { requestFold } from "../sales/sales-jobs";
import { noteCardGuess, stopGuessers } from "../credit/note-card-guess";
import { needAccount } from "../credit/need-account";
import { noteGuess } from "./note-guess";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { shopOrders } from "../../modules/order";
import { shopSettings } from "../../modules/settings";

/** The longest wait for the catalogue: after a large delivery or import it is slow. */
const AT_THE_TILL_MS = 300;

/** Why no more is accepted, by what identifies the buyer; `most` pieces may be held unpaid. */
const UNPAID_CAP_TEXT: Record<HeldBy, (most: number) => string> = {
  account: (most) =>
    `You can have at most ${most} unpaid pieces at a time. Please pay for an order you have, or order fewer now.`,
  email: (most) =>
    `At most ${most} unpaid pieces can wait for one e-mail address. Please pay for an order you have, or order fewer now.`,
  phone: (most) =>
    `At most ${most} unpaid pieces can wait for one phone number. Please pay for an order you have, or order fewer now.`,
  address: (most) =>
    `At most ${most} unpaid pieces can wait for one internet connection. Please pay for an order you have, order fewer now, or call us.`,
};

export interface PlaceOrderInput {
  /** null: a guest. */
  buyer: UserActor | null;
  idempotencyKey: string;
  body: CreateOrderBody;
  /** The caller's address, as limits know it. */
  address: string;
}

const placedOrderOf = (order: PlacedRecord, accessToken: string): PlacedOrder => ({
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
function needTin({ buyer_tin, purchase_code }: CreateOrderBody): void {
  if (purchase_code === undefined || buyer_tin !== undefined) return;
  throw invalidRequest([{ field: "purchase_code", message: "A purchase code needs a TIN" }]);
}

/** What the buyer is told; `left` may still be ordered. */
function tooManyUnpaid(
  container: MedusaContainer,
  { by, left }: Extract<Placement, { kind: "capped" }>,
): ApiError {
  const settings = shopSettings(container).app;
  const most = settings.current.maxUnpaidPieces;
  const data: UnpaidCap = { most, left };
  return conflict(UNPAID_CAP_TEXT[by](most), "too_many_unpaid", data);
}

/** The placement itself, counted by how it ended. */
async function place(container: MedusaContainer, request: PlacementRequest): Promise<Placement> {
  try {
    const { checkout } = shopOrders(container);
    const placement = await checkout.place(request, container.resolve(Modules.PROMOTION));
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
 * @throws ApiError 400 with the item's field; 409 `idempotency_mismatch`, `insufficient_stock`,
 * `price_changed`, `discount_refused`, `gift_card_refused` or `too_many_unpaid`; 429 after many codes that
 * don't exist; 503.
 */
export async function placeOrder(
  container: MedusaContainer,
  { buyer, idempotencyKey, body, address }: PlaceOrderInput,
): Promise<PlacedOrder> {
  needAccount(buyer, body);
  needTin(body);
  await stopGuessers(container, body.gift_card, address);
  const checkout = shopOrders(container).checkout;
  const placement = await place(container, {
    buyer: buyer && { accountId: buyer.accountId, customerId: buyer.customerId },
    idempotencyKey,
    body,
    ...countingOf(container, buyer, address),
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
    case "refused": {
      await noteGuess(container, placement.refusal, address);
      throw conflict(placement.refusal.message, "discount_refused", placement.refusal);
    }
    case "card-refused":
      await noteCardGuess(container, placement.refusal, address);
      throw conflict(placement.refusal.message, "gift_card_refused", placement.refusal);
    case "capped":
      throw tooManyUnpaid(container, placement);
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
    await refreshCatalogue(container, AT_THE_TILL_MS);
  }
  return placedOrderOf(order, checkout.accessToken(order.id));
}
