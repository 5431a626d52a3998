import { setTimeout as sleep } from "node:timers/promises";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { dataRetention } from "../../modules/retention";
import { RETENTION_RULES } from "../../modules/retention/domain/periods";
import { BATCH, type default as RetentionModuleService } from "../../modules/retention/service";

type Rule = (typeof RETENTION_RULES)[number];
type Counts = Record<string, number>;

/** What each rule did, and which failed; null: somebody else is doing it. */
type RetentionRun = { counts: Counts; failed: string[] } | null;

/** Batch after batch, each with a rest as long as it took: the shop goes on beside it. */
async function apply(
  retention: RetentionModuleService,
  lease: string,
  rule: Rule,
): Promise<number | null> {
  let done = 0;
  for (;;) {
    const began = performance.now();
    if (!(await retention.renew(lease))) return null;
    const count = await retention.sweep(rule);
    done += count;
    if (count < BATCH) return done;
    await sleep(performance.now() - began);
  }
}

/**
 * Applies every rule of retention, one after the other. What a killed process left is found by the
 * next run: a batch is processed whole or not at all, and is then no longer due. @param
 * options.atNight false: at once, whatever the hour and whenever the last run was
 */
export async function applyRetention(
  container: MedusaContainer,
  { atNight }: { atNight: boolean },
): Promise<RetentionRun> {
  const retention = dataRetention(container);
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
  const lease = await retention.claim({ atNight });
  if (lease === null) return null;
  const counts: Counts = {};
  const failed: string[] = [];
  for (const rule of RETENTION_RULES) {
    try {
      const count = await apply(retention, lease, rule);
      if (count === null) return null;
      if (count > 0) counts[rule.id] = count;
    } catch (error) {
      failed.push(rule.id);
      const reason = error instanceof Error ? error.message : "unknown";
      logger.error(`The rule of retention "${rule.id}" was not applied: ${reason}`);
    }
  }
  // One that failed is tried again tomorrow.
  await retention.letGo(lease, counts);
  const told = Object.entries(counts).map(([id, count]) => `${id} ${count}`);
  if (told.length > 0) logger.info(`Retention was applied: ${told.join(", ")}.`);
  return { counts, failed };
}
