import type { MedusaContainer } from "@medusajs/framework/types";
import type { PlacedStaffOrder, StaffOrderBody } from "../../contracts/staff-orders";
import type { UserActor } from "../../lib/actor";
import { invalidRequest } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import { shopAccounts } from "../../modules/account";
import { shopOrders } from "../../modules/order";
import { payCodeOf } from "../../modules/order/checkout/pay-code";
import type { Buyer, PlacedId, PlacementBody } from "../../modules/order/checkout/records";
import { recordActivity } from "../../modules/staff/published-sql";
import { destinationOf } from "../checkout/pickup";
import { needTin, placedOrderOf } from "../checkout/place-order";
import { afterPlacing, place, placedOf } from "../checkout/place";
import { hastenOrderMail } from "../mail/mail-jobs";
import { settleStaffOrder } from "./settle-staff-order";

interface PlaceStaffOrderInput {
  by: UserActor;
  idempotencyKey: string;
  body: StaffOrderBody;
  /** The caller's address, as limits know it. */
  address: string;
}

/** @throws ApiError 400 `user_id` for an account that is gone or may not sign in */
async function buyerOf(
  container: MedusaContainer,
  userId: string | undefined,
): Promise<(Buyer & { email: string }) | null> {
  if (userId === undefined) return null;
  const account = await shopAccounts(container).presentAccount(userId);
  if (account?.isActive) {
    const { id: accountId, customerId, email } = account;
    return { accountId, customerId, email };
  }
  throw invalidRequest([{ field: "user_id", message: "This account can't order" }]);
}

/** The order as everybody's. */
function orderBodyOf(body: StaffOrderBody, email: string): PlacementBody {
  const { items, firstname, lastname, phone, note, language, expected_total } = body;
  const { buyer_tin, purchase_code } = body;
  const to = destinationOf(body);
  const buyer = { firstname, lastname, phone, email, ...to, country: "RW" as const };
  return { items, ...buyer, note, language, expected_total, buyer_tin, purchase_code };
}

/**
 * Places an order that staff enter for somebody, by the statement that places all, and in its transaction takes the
 * money that staff have, or notes that the rider gets it. A repeated call with the same key returns the same order.
 * @throws ApiError as `placeOrder`; 400 with the field for an account, a discount or a payment that can't be; 409 for a
 * transfer that is recorded for another order
 */
export async function placeStaffOrder(
  container: MedusaContainer,
  { by, idempotencyKey, body, address }: PlaceStaffOrderInput,
): Promise<PlacedStaffOrder> {
  needTin(body);
  const buyer = await buyerOf(container, body.user_id);
  const { discount = null, pay, is_pickup: isPickup, user_id } = body;
  const { checkout, progress } = shopOrders(container);
  const finish = async (inside: Run, placed: PlacedId): Promise<void> => {
    const { expected_total: totalRwf } = body;
    await settleStaffOrder(container, inside, by, { id: placed.id, totalRwf, pay });
    await recordActivity(inside, {
      who: by,
      action: "order.place",
      subject: { kind: "order", id: placed.id, label: placed.orderNumber },
      before: null,
      after: { total: totalRwf, pay: pay.way, ...discount },
    });
    if (discount) await progress.addNote(inside, placed.id, `Discount: ${discount.reason}`, by);
  };
  const placement = await place(
    container,
    {
      buyer,
      idempotencyKey,
      body: orderBodyOf(body, body.email ?? buyer?.email ?? ""),
      address: null,
      isCapped: false,
      isPickup,
      staff: {
        by,
        discount,
        holdHours: pay.way === "link" ? pay.hold_hours : null,
        asked: { user_id, discount, pay },
      },
    },
    finish,
  );
  const { order, isNew } = await placedOf(container, placement, address);
  if (isNew) {
    await afterPlacing(container);
    if (pay.way !== "link") hastenOrderMail(container, order.id);
  }
  // Paid or not: its transaction took the money.
  const now = (await checkout.order(order.id)) ?? order;
  return { ...placedOrderOf(now, checkout.accessToken(order.id)), pay_code: payCodeOf(order) };
}
