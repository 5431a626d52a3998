import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { runDoctorNightly } from "../actions/health/run-doctor-nightly";

/** Looks whether it is the night's time to examine the shop; the database says so to one process. */
export default async function runDoctorAtNight(container: MedusaContainer): Promise<void> {
  await runDoctorNightly(container);
}

export const config = { name: "examine-shop", schedule: every(30) };
