import type { MedusaContainer } from "@medusajs/framework/types";
import { AFTER_SET_BACK, JOBS_AFTER_SET_BACK } from "../../modules/health/doctor/rules";
import { shopHealth } from "../../modules/health";

/**
 * A clock that was ahead has been set right: what it planned would wait until then, and is done
 * now. Safe to run from every instance.
 */
export async function planAnew(container: MedusaContainer): Promise<void> {
  const doctor = shopHealth(container).doctor;
  await doctor.mend(AFTER_SET_BACK);
  if (await doctor.hasJobs()) await doctor.mend(JOBS_AFTER_SET_BACK);
}
