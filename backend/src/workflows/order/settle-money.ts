import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../../lib/database";

/** What the payments offer to whoever ends an order. */
interface SettlesPayments {
  settleCancelled(inside: Run, orderId: string): Promise<void>;
  settleDelivered(inside: Run, orderId: string): Promise<void>;
}

const paymentsOf = (container: MedusaContainer) =>
  container.resolve<SettlesPayments | undefined>("paymentAttempt", { allowUnregistered: true });

/**
 * What a cancellation means for the payments of an order: nothing more is asked for, and what was
 * paid is to be paid back. The caller's transaction holds the order.
 */
export async function settleMoney(
  container: MedusaContainer,
  inside: Run,
  orderId: string,
): Promise<void> {
  await paymentsOf(container)?.settleCancelled(inside, orderId);
}

/** Staff are asked for the money of what was delivered, by whichever door it was. */
export async function askForMoney(
  container: MedusaContainer,
  inside: Run,
  orderId: string,
): Promise<void> {
  await paymentsOf(container)?.settleDelivered(inside, orderId);
}
