import type { MedusaContainer } from "@medusajs/framework/types";
import { notFound } from "../../lib/api-error";
import { requestPayments } from "./payment-jobs";
import { shopOrders } from "../../modules/order";

/**
 * A provider calls about one attempt. Its body is neither believed nor read: the call only makes
 * the attempt due, and the provider is asked. @throws ApiError 404 for a token that is not ours
 */
export async function receiveCallback(
  container: MedusaContainer,
  provider: string,
  token: string,
): Promise<void> {
  const payments = shopOrders(container).payments;
  if (provider !== "momo" || !(await payments.hearCallback(token))) throw notFound();
  requestPayments(container);
}
