import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepNotices } from "../actions/notices/sweep-notices";

/** Forgets old news for staff. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepNotices(container);
}

export const config = { name: "sweep-notices", schedule: "40 3 * * *" };
