import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { DropRefusal } from "../../contracts/drops";
import type { StockShortage, UnpaidCap } from "../../contracts/orders";
import { ApiError, conflict, invalidRequest, unavailable } from "../../lib/api-error";
import { kigaliTime } from "../../lib/kigali-time";
import type { Run } from "../../lib/database";
import { signals } from "../../lib/signals";
import type {
  HeldBy,
  PlacedId,
  Placement,
  PlacementRequest,
} from "../../modules/order/checkout/records";
import { requestBuild } from "../order/order-jobs";
import { requestMail } from "../mail/mail-jobs";
import { requestFold } from "../sales/sales-jobs";
import { noteCardGuess } from "../credit/note-card-guess";
import { noteGuess } from "./note-guess";
import { refreshCatalogue } from "../product/refresh-catalogue";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";
import { shopSettings } from "../../modules/settings";

/** The longest wait for the catalogue: after a large delivery or import it is slow. */
const AT_THE_TILL_MS = 300;

/** Why no more is accepted, by what identifies the buyer; `most` pieces may be held unpaid. */
const UNPAID_CAP_TEXT: Record<HeldBy, (most: number) => string> = {
  account: (most) =>
    `You can have at most ${most} unpaid pieces at a time. Please pay for an order you have, or order fewer now.`,
  email: (most) =>
    `At most ${most} unpaid pieces can wait for one email address. Please pay for an order you have, or order fewer now.`,
  phone: (most) =>
    `At most ${most} unpaid pieces can wait for one phone number. Please pay for an order you have, or order fewer now.`,
  address: (most) =>
    `At most ${most} unpaid pieces can wait for one internet connection. Please pay for an order you have, order fewer now, or call us.`,
};

const NO_TURN: Record<Exclude<DropRefusal["reason"], "not_open" | "too_many">, string> = {
  one_drop: "Pieces of two drops can't be in one order. Please order them one after the other",
  no_ticket: "There is a queue for this. Please take a place on its page first",
  not_yet: "It is not your turn yet. Please wait on the page of the queue",
  turn_over: "Your turn is over. Please take a new place in the queue",
  used: "You have ordered with this place already. Please take a new place in the queue",
  phone: "There is one order for each phone number, and this number has one already",
};

/** Names the item, and says when it can be ordered. */
function closedDrop(refusal: DropRefusal): ApiError {
  const { reason, index, opens_at, pieces_per_order: most } = refusal;
  const message =
    reason === "not_open"
      ? `This is on sale from ${kigaliTime(opens_at, { dateLocale: "en-US" })}`
      : reason === "too_many"
        ? `An order can have at most ${most} of this`
        : NO_TURN[reason];
  const field = `items.${index}.${reason === "too_many" ? "quantity" : "product_id"}`;
  return new ApiError(409, "drop_closed", message, {
    errors: [{ field, message }],
    data: refusal,
  });
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

/**
 * The placement itself, counted by how it ended.
 * @param then what else happens in its transaction, if anything
 */
export async function place(
  container: MedusaContainer,
  request: PlacementRequest,
  then?: (inside: Run, placed: PlacedId) => Promise<void>,
): Promise<Placement> {
  try {
    const { checkout } = shopOrders(container);
    const placement = await checkout.place(request, container.resolve(Modules.PROMOTION), then);
    const isReplay = placement.kind === "placed" && !placement.isNew;
    signals.checkoutEnded.send(isReplay ? "replayed" : placement.kind);
    return placement;
  } catch (error) {
    signals.checkoutEnded.send("failed");
    throw error;
  }
}

/**
 * What a placement came to.
 * @param address the caller's, as limits know it
 * @throws ApiError 400 with the item's field; 409 `idempotency_mismatch`, `insufficient_stock`, `price_changed`,
 * `discount_refused`, `gift_card_refused`, `drop_closed` or `too_many_unpaid`; 503
 */
export async function placedOf(
  container: MedusaContainer,
  placement: Placement,
  address: string,
): Promise<Extract<Placement, { kind: "placed" }>> {
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
    case "drop-refused":
      throw closedDrop(placement.refusal);
    case "capped":
      throw tooManyUnpaid(container, placement);
    case "busy":
      throw unavailable(1);
    case "placed":
      return placement;
  }
}

/**
 * Wakes whatever follows an order that was just placed.
 * @param isOfMany it is from a queue: more follow at once, and shoppers elsewhere need not see each of them
 */
export async function afterPlacing(container: MedusaContainer, isOfMany = false): Promise<void> {
  requestBuild(container);
  requestMail(container);
  requestFold(container);
  if (isOfMany) shopProducts(container).readModel.calm();
  else await refreshCatalogue(container, AT_THE_TILL_MS);
}
