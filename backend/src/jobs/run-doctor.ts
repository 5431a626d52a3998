import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { runDoctorNightly } from "../actions/health/run-doctor-nightly";

/** Checks whether it is time to examine the shop at night; the database picks one process. */
export default async function runDoctorAtNight(container: MedusaContainer): Promise<void> {
  await runDoctorNightly(container);
}

export const config = { name: "examine-shop", schedule: every(30) };
