import { setTimeout as sleep } from "node:timers/promises";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { diagnose } from "./diagnosis";
import { checkupsOf } from "./checkups";
import { noteDiagnoses } from "./run-doctor";
import { shopHealth } from "../../modules/health";

class TakenOver extends Error {}

/**
 * Examines the shop at night, in one instance, and mends nothing: people decide that. After each rule
 * it rests as long as that took, so that shoppers have at least half of everything. A killed process
 * leaves a lease that runs out, and the next one starts over; looking leaves nothing half done.
 */
export async function runDoctorNightly(container: MedusaContainer): Promise<void> {
  const doctor = shopHealth(container).doctor;
  const lease = await doctor.claim();
  if (lease === null) return;
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
  try {
    const diagnoses = await diagnose(await checkupsOf(container), async (_diagnosis, tookMs) => {
      if (!(await doctor.renew(lease))) throw new TakenOver();
      await sleep(tookMs);
    });
    await noteDiagnoses(container, diagnoses);
    const wrong = diagnoses.filter(({ state }) => state !== "right");
    if (wrong.length > 0) {
      const names = wrong.map(({ checkup }) => `"${checkup.name}"`).join(", ");
      logger.error(
        `${wrong.length} of ${diagnoses.length} rules of the doctor do not hold: ${names}. See npm run doctor.`,
      );
    }
  } catch (error) {
    // Somebody else is doing it, or PostgreSQL is away: the lease runs out in a quarter of an hour.
    if (error instanceof TakenOver) return;
    const reason = error instanceof Error ? error.message : "unknown";
    logger.error(`The shop could not be examined: ${reason}`);
  }
}
