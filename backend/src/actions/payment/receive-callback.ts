import type { MedusaContainer } from "@medusajs/framework/types";
import { notFound } from "../../lib/api-error";
import { portOf } from "../../lib/payment-ports/own-ports";
import { PROVIDERS, type Call, type Provider } from "../../lib/payment-ports/port";
import { shopOrders } from "../../modules/order";
import { requestPayments } from "./payment-jobs";

/** In the place of an attempt's token: the one address of a provider that calls about all of them. */
const ALL = "all";
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** What MTN was sent before there were several. */
const OLD_MTN = "momo";

const isProvider = (name: string): name is Provider => PROVIDERS.some((one) => one === name);

async function isHeard(
  container: MedusaContainer,
  provider: Provider,
  token: string,
  call: Call,
): Promise<boolean> {
  const { payments } = shopOrders(container);
  if (token !== ALL && (await payments.hearCallback(provider, token))) return true;
  // Whoever comes back from its page has the reference in his address.
  const reference = token === ALL ? (portOf(provider)?.referenceIn(call) ?? "") : token;
  return UUID.test(reference) && payments.hearReference(provider, reference);
}

/**
 * A provider calls about an attempt, or its payer comes back from the provider's page. Nothing that is said is believed:
 * the call only makes the attempt due, and the provider is asked. @throws ApiError 404 for an attempt that is not ours
 */
export async function receiveCallback(
  container: MedusaContainer,
  name: string,
  token: string,
  call: Call,
): Promise<void> {
  const provider = name === OLD_MTN ? "mtn" : name;
  if (!isProvider(provider) || !(await isHeard(container, provider, token, call))) throw notFound();
  requestPayments(container);
}
