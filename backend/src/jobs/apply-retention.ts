import type { MedusaContainer } from "@medusajs/framework/types";
import { applyRetention } from "../actions/retention/apply-retention";

/** Deletes what is old, at night; the database picks one process. */
export default async function apply(container: MedusaContainer): Promise<void> {
  await applyRetention(container, { atNight: true });
}

export const config = { name: "apply-retention", schedule: "*/10 * * * *" };
