import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepNotices } from "../workflows/staff-notification/sweep-notices";

/** Forgets old news for staff. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepNotices(container);
}

export const config = { name: "sweep-notices", schedule: "40 3 * * *" };
