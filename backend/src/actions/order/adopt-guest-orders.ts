import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopOrders } from "../../modules/order";

/**
 * Brings the orders that its owner placed as a guest into an account: once a code proved its address,
 * and at every login, which finishes what a killed process left. Never fails: nobody is kept out for it.
 */
export async function adoptGuestOrders(
  container: MedusaContainer,
  accountId: string,
): Promise<void> {
  try {
    await shopOrders(container).guestOrders.adoptOf(accountId);
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .error(`Guest orders did not come into their account: ${kind}`);
  }
}
