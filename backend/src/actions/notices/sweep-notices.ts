import type { MedusaContainer } from "@medusajs/framework/types";
import { shopStaff } from "../../modules/staff";

/** Forgets news of three months ago. */
export async function sweepNotices(container: MedusaContainer): Promise<void> {
  await shopStaff(container).notices.sweep();
}
