import type { MedusaContainer } from "@medusajs/framework/types";
import { shopStaff } from "../../modules/staff";

/** Forgets news of three months ago. */
export async function sweepNotifications(container: MedusaContainer): Promise<void> {
  await shopStaff(container).notifications.sweep();
}
