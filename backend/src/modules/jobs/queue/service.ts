import type { Logger } from "@medusajs/framework/types";
import PgBoss from "pg-boss";
import { inTransaction, type Statement } from "../../../lib/database";
import { parseEnv } from "../../../lib/env";
import { Worker, type Handler } from "./worker";

export interface QueueOptions {
  /** `short`: at most one job waits; sending another is a no-op. */
  policy?: PgBoss.QueuePolicy;
  retryLimit?: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelay?: number;
  /** A job running longer is presumed dead and run again. */
  expireInSeconds?: number;
  batchSize?: number;
}

const SCHEMA = "pgboss";
const TAKE_TURN: Statement = {
  name: "job-queue.take-turn",
  text: "SELECT pg_advisory_xact_lock(hashtext('strive.job-queue.create'))",
};
const LOOK_MS = 2000;
/** Of these queues ($1), those with a job to do. */
const DUE = `
SELECT queue FROM unnest($1::text[]) AS queue WHERE EXISTS (
  SELECT FROM ${SCHEMA}.job WHERE name = queue AND state < 'active' AND start_after <= now())`;
/** Wake-ups closer together than this become one. */
const WAKE_WINDOW_MS = 50;

/**
 * Durable jobs: pg-boss in the shop's own database. Each job runs at least once; its handler keys
 * on a unique row. Started by the launcher, or by the first call.
 */
export default class JobQueueService {
  private readonly logger: Logger;
  private boss: Promise<PgBoss> | undefined;
  private readonly workers = new Map<string, Worker>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly pending = new Map<string, NodeJS.Timeout>();
  private looking: NodeJS.Timeout | undefined;
  private making: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor({ logger }: { logger: Logger }) {
    this.logger = logger;
  }

  /** Sends a job. With `db` it becomes part of the caller's transaction. */
  async send(
    queue: string,
    data: object,
    options: PgBoss.SendOptions = {},
  ): Promise<string | null> {
    const boss = await this.started();
    return boss.send(queue, data, options);
  }

  /** Runs `handler` for the queue's jobs in this process; the queue is made when missing. */
  async work(queue: string, handler: Handler, options: QueueOptions = {}): Promise<void> {
    // A sweep of a shop that closes; the next start finds what is left.
    if (this.isStopped) return;
    const boss = await this.started();
    await this.ensureQueue(boss, queue, options);
    if (this.workers.has(queue)) return;
    const worker = new Worker(
      boss,
      { queue, batchSize: options.batchSize ?? 1 },
      handler,
      (error) => this.report(queue, error),
    );
    this.workers.set(queue, worker);
    worker.wake();
    this.looking ??= this.lookLater(boss);
  }

  /**
   * Has this process's worker do what waits, though no job says so: for what missed its wake-up. Never
   * fails; a sweep that does is followed by another.
   */
  sweep(queue: string): void {
    this.workers.get(queue)?.sweep();
  }

  /**
   * Tells the workers of a `short` queue that something waits. Returns at once and
   * never fails: the cause is already committed, and the sweeper finds it if this call is lost.
   */
  wake(queue: string): void {
    // No worker is left; the next start's sweeper finds it.
    if (this.isStopped || this.pending.has(queue)) return;
    const timer = setTimeout(() => {
      this.pending.delete(queue);
      this.send(queue, {})
        .then(() => this.workers.get(queue)?.wake())
        .catch((error: unknown) => this.report(queue, error));
    }, WAKE_WINDOW_MS).unref();
    this.pending.set(queue, timer);
  }

  private lookLater(boss: PgBoss): NodeJS.Timeout {
    return setTimeout(() => void this.look(boss), LOOK_MS).unref();
  }

  /** One question for all queues: hardly ever is there a job that another process sent, or to be tried again. */
  private async look(boss: PgBoss): Promise<void> {
    try {
      const { rows } = await boss.getDb().executeSql(DUE, [[...this.workers.keys()]]);
      for (const { queue } of rows as { queue: string }[]) this.workers.get(queue)?.wake();
    } catch (error) {
      if (!this.isStopped) this.report("look", error);
    }
    if (!this.isStopped) this.looking = this.lookLater(boss);
  }

  private async ensureQueue(boss: PgBoss, queue: string, options: QueueOptions): Promise<void> {
    const { batchSize: _, ...rest } = options;
    const known = this.queues.get(queue);
    if (known) return known;
    // Each makes a partition and locks its table: two at once dead-lock, in one process or several.
    const made = this.making.then(() =>
      inTransaction(async (inside) => {
        await inside(TAKE_TURN, []);
        await boss.createQueue(queue, { name: queue, retryBackoff: true, ...rest });
      }),
    );
    this.making = made.catch(() => undefined);
    this.queues.set(queue, made);
    return made.catch((error: unknown) => {
      this.queues.delete(queue);
      throw error;
    });
  }

  private started(): Promise<PgBoss> {
    // A queue reopened while the shop closes would keep connections nobody ends.
    if (this.isStopped) return Promise.reject(new Error("The job queue is closed."));
    this.boss ??= this.start().catch((error: unknown) => {
      this.boss = undefined;
      throw error;
    });
    return this.boss;
  }

  private async start(): Promise<PgBoss> {
    const { DATABASE_URL, MEDUSA_WORKER_MODE } = parseEnv();
    if (DATABASE_URL === undefined) throw new Error("DATABASE_URL is not set.");
    const isWorker = MEDUSA_WORKER_MODE !== "server";
    const boss = new PgBoss({
      connectionString: DATABASE_URL,
      schema: SCHEMA,
      application_name: "strive-jobs",
      max: 3,
      supervise: isWorker,
      schedule: isWorker,
    });
    boss.on("error", (error: unknown) => this.report("pg-boss", error));
    await boss.start();
    // Its own rounds begin in two minutes, which a shop that keeps crashing never reaches: so what
    // a killed worker held too long is handed out again here.
    if (isWorker) await boss.maintain();
    return boss;
  }

  /** Waits for running jobs and takes no more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.pending.values()) clearTimeout(timer);
    this.pending.clear();
    clearTimeout(this.looking);
    const running = this.boss;
    this.boss = undefined;
    await Promise.all([...this.workers.values()].map((worker) => worker.stop()));
    this.workers.clear();
    this.queues.clear();
    const boss = await running?.catch(() => undefined);
    await boss?.stop({ graceful: false, wait: true });
  }

  private report(queue: string, error: unknown): void {
    this.logger.warn(
      `job queue ${queue}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
