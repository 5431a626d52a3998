import type { MedusaContainer } from "@medusajs/framework/types";
import { DOCTOR_MODULE } from "../../modules/doctor";
import { AFTER_SET_BACK, JOBS_AFTER_SET_BACK } from "../../modules/doctor/rules";
import type DoctorModuleService from "../../modules/doctor/service";

/**
 * A clock that was ahead has been set right: what was planned by it would wait until then, and is
 * done now. Safe to run from every instance.
 */
export async function planAnew(container: MedusaContainer): Promise<void> {
  const doctor = container.resolve<DoctorModuleService>(DOCTOR_MODULE);
  await doctor.mend(AFTER_SET_BACK);
  if (await doctor.hasJobs()) await doctor.mend(JOBS_AFTER_SET_BACK);
}
