import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration";
import { Redis } from "ioredis";
import type { Log } from "../../server/logging/log";

/** Milliseconds between tries to reach a Redis that is away. */
const LONGEST_PAUSE_MS = 2000;

type ScheduledJob = Parameters<InstanceType<typeof WorkflowScheduler>["scheduleWorkflow"]>[0];
/** Its own types get lost on the way. */
const manager = WorkflowManager as { getWorkflows(): Map<string, ScheduledJob> };

/** Writes every job's schedule to Redis, overwriting what is there. */
export async function scheduleAll(): Promise<number> {
  const scheduler = new WorkflowScheduler();
  const jobs = [...manager.getWorkflows().values()].filter(({ options }) => options.schedule);
  for (const job of jobs) await scheduler.scheduleWorkflow(job);
  return jobs.length;
}

/**
 * Medusa keeps job schedules in Redis, and writes them once, at boot. A Redis that comes back without
 * its data would stop every job until the next start: no sweeps, no deletions, no rates. So
 * the schedules are written again whenever Redis comes back.
 * @returns what ends the watch
 */
export function keepSchedules(redisUrl: string, log: Log): () => void {
  let isFirst = true;
  const redis = new Redis(redisUrl, {
    connectionName: "strive-schedules",
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  });
  // Medusa's own connections report its problems.
  redis.on("error", () => undefined);
  redis.on("ready", () => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    scheduleAll().then(
      (jobs) => log.warn({ jobs }, "Redis is back; the jobs are scheduled again."),
      (err: unknown) => log.error({ err }, "The jobs could not be scheduled again."),
    );
  });
  return () => redis.disconnect();
}
