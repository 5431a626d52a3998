import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreatePaymentBody, Payment } from "../../contracts/payments";
import { walletOf } from "../../contracts/wallet-network";
import { isAdmin, type Actor } from "../../lib/actor";
import { providerFor, walletNetworks } from "../../lib/payment-ports/own-ports";
import { conflict, invalidRequest, notFound, rateLimited } from "../../lib/api-error";
import type { AttemptRequest } from "../../modules/order/payment/records";
import { rateLimits } from "../../modules/rate-limit";
import { isBuyer } from "../order/is-buyer";
import { hastenOrderMail } from "../mail/mail-jobs";
import { isOfferedFor } from "./offered-methods";
import { requestPayments } from "./payment-jobs";
import { paymentOf } from "./payment-view";
import { shopOrders } from "../../modules/order";

/** How long a phone is left alone. */
const RETRY_AFTER_S = 60 * 60;

const notOffered = () =>
  invalidRequest([{ field: "payment_method", message: "This payment method is not available" }]);

/**
 * @param isLimited whether to count prompts to a phone @throws ApiError 400 when the number has no
 * mobile money
 */
function attemptOf(body: CreatePaymentBody, isLimited: boolean): AttemptRequest {
  const { order_id: orderId, payment_method: method } = body;
  const networks = walletNetworks();
  // Without a network it is not offered; but where nothing is left to pay, nobody's wallet is asked.
  if (method !== "momo" || networks.length === 0) {
    const provider = providerFor(method, null);
    const transactionId = provider === null ? (body.transaction_id ?? null) : null;
    return { orderId, method, transactionId, phone: null, provider, isLimited: false };
  }
  const { phone, network, problem } = walletOf(body.phone ?? "", networks, body.network);
  if (network === null) throw invalidRequest([{ field: "phone", message: problem }]);
  const provider = providerFor(method, network);
  return { orderId, method, transactionId: null, phone, provider, isLimited };
}

/**
 * Starts paying an order. Amount and outcome are the server's; a repeated call returns the same
 * payment. A durable job asks the wallet right after the commit.
 * @throws ApiError 404 for an order that is not the caller's; 400 for a method that is not offered
 * for it, or a number without mobile money; 409 for an order that can no longer be paid; 429 for a
 * phone asked too often.
 */
export async function payOrder(
  container: MedusaContainer,
  actor: Actor,
  body: CreatePaymentBody,
): Promise<Payment> {
  const { payments } = shopOrders(container);
  const limits = rateLimits(container);
  const started = await payments.start(
    attemptOf(body, limits.isOn),
    (order) => isAdmin(actor) || isBuyer(container, actor, order, body.access_token),
    (order) => isOfferedFor(body.payment_method, order),
  );
  switch (started.kind) {
    case "missing":
      throw notFound();
    case "unavailable":
      throw notOffered();
    case "cancelled":
      throw conflict("This order was cancelled");
    case "over":
      throw conflict("The time to pay this order is over");
    case "too-many":
      throw conflict("This order had too many payment tries. Please contact us");
    case "asked-too-often":
      throw rateLimited(
        RETRY_AFTER_S,
        "This number was asked for money too often. Please try again in an hour, or pay another way.",
      );
    case "started": {
      const { orderId, orderNumber, payment } = started.paid;
      hastenOrderMail(container, orderId);
      // An earlier one that has ended needs nothing more.
      if (payment.paymentStatus === "pending") requestPayments(container);
      return paymentOf({ id: orderId, orderNumber }, payment);
    }
  }
}
