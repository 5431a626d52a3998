import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepNotifications } from "../actions/notifications/sweep-notifications";

/** Forgets old news for staff. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepNotifications(container);
}

export const config = { name: "sweep-notices", schedule: "40 3 * * *" };
