import type { MedusaContainer } from "@medusajs/framework/types";
import type { StaffPayment } from "../../contracts/staff-orders";
import type { UserActor } from "../../lib/actor";
import { ApiError, invalidRequest } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";
import { isOfferedFor } from "../payment/offered-methods";
import { recordMoneyInside } from "../payment/record-payment";

/** A problem of the payment, said of the order's body. */
function ofOrder(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.details.errors === undefined) return error;
  const errors = error.details.errors.map(({ field, message }) => ({
    field: `pay.${field}`,
    message,
  }));
  return new ApiError(error.status, error.code, error.message, { ...error.details, errors });
}

interface SettledOrder {
  id: string;
  /** Whole RWF. */
  totalRwf: number;
  pay: StaffPayment;
}

/**
 * How an order of the staff is paid, in the transaction that places it: money that they have is recorded; about what
 * the rider gets they spoke with the buyer, so nobody has to call.
 * @throws ApiError 400 `pay.way` where the rider takes no money; 409 for a transfer of another order
 */
export async function settleStaffOrder(
  container: MedusaContainer,
  inside: Run,
  by: UserActor,
  { id: orderId, totalRwf: amount, pay }: SettledOrder,
): Promise<void> {
  const { payments, unpaidHolds } = shopOrders(container);
  const wish = { orderId, transactionId: null, phone: null, provider: null, isLimited: false };
  if (amount === 0) {
    // Nobody is left to pay anything.
    await payments.startInside(inside, { ...wish, method: "placeholder" }, () => true);
  } else if (pay.way === "door") {
    const method = "cod";
    const started = await payments.startInside(inside, { ...wish, method }, (order) =>
      isOfferedFor(method, order),
    );
    if (started.kind === "unavailable") {
      throw invalidRequest([{ field: "pay.way", message: "The rider takes no money there" }]);
    }
    await unpaidHolds.keep(inside, orderId);
  } else if (pay.way === "received") {
    const { received_as, reference } = pay;
    try {
      await recordMoneyInside(container, inside, by, orderId, { received_as, amount, reference });
    } catch (error) {
      throw ofOrder(error);
    }
  }
}
