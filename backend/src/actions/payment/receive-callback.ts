import type { MedusaContainer } from "@medusajs/framework/types";
import { notFound } from "../../lib/api-error";
import { portOf } from "../../lib/payment-ports/own-ports";
import type { Call, PaymentPort } from "../../lib/payment-ports/port";
import { shopOrders } from "../../modules/order";
import { requestPayments } from "./payment-jobs";

/** In the place of an attempt's token: the one address of a provider that calls about all of them. */
const ALL = "all";
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

async function isHeard(
  container: MedusaContainer,
  port: PaymentPort,
  token: string,
  call: Call,
): Promise<boolean> {
  const { payments } = shopOrders(container);
  const reference = token === ALL ? port.referenceIn(call) : token;
  if (reference === null) return false;
  return UUID.test(reference)
    ? payments.hearReference(port.provider, reference)
    : payments.hearCallback(token);
}

/**
 * A provider calls about an attempt, or its payer comes back from the provider's page. Nothing that is said is believed:
 * the call only makes the attempt due, and the provider is asked. @throws ApiError 404 for an attempt that is not ours
 */
export async function receiveCallback(
  container: MedusaContainer,
  provider: string,
  token: string,
  call: Call,
): Promise<void> {
  // Of one that is not set up any more nothing can be asked. `momo`: what MTN was sent before there were several.
  const port = portOf(provider === "momo" ? "mtn" : provider);
  if (!port || !(await isHeard(container, port, token, call))) throw notFound();
  requestPayments(container);
}
