import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../../lib/database";

/** What the payments offer to whoever cancels an order. */
interface SettlesPayments {
  settleCancelled(inside: Run, orderId: string): Promise<void>;
}

/**
 * What a cancellation means for the payments of an order: nothing more is asked for, and what was
 * paid is to be paid back. The caller's transaction holds the order.
 */
export async function settleMoney(
  container: MedusaContainer,
  inside: Run,
  orderId: string,
): Promise<void> {
  const payments = container.resolve<SettlesPayments | undefined>("paymentAttempt", {
    allowUnregistered: true,
  });
  await payments?.settleCancelled(inside, orderId);
}
