import type PgBoss from "pg-boss";
import { signals } from "../../../lib/signals";
import { runAs } from "../../../lib/work-context";

export type Handler = (jobs: PgBoss.Job[]) => Promise<void>;

export interface WorkerOptions {
  queue: string;
  batchSize: number;
  /** How often a worker looks by itself; `wake` looks at once. */
  pollMs: number;
}

type Boss = Pick<PgBoss, "fetch" | "complete" | "fail">;

/**
 * Fetches jobs of one queue and runs them. pg-boss's own `work` leaves the promise of `complete`
 * unhandled, which ends the process if the database goes away in between; here every failure is
 * caught, and what could not be completed expires and runs again.
 */
export class Worker {
  private timer: NodeJS.Timeout | undefined;
  private active: Promise<void> | undefined;
  private isWanted = false;
  private isStopped = false;

  constructor(
    private readonly boss: Boss,
    private readonly options: WorkerOptions,
    private readonly handler: Handler,
    private readonly onError: (error: unknown) => void,
  ) {
    this.wake();
  }

  /** Looks for jobs now, or right after the batch that is running. */
  wake(): void {
    if (this.isStopped) return;
    this.isWanted = true;
    if (this.active) return;
    clearTimeout(this.timer);
    this.active = this.drain().finally(() => {
      this.active = undefined;
      if (this.isStopped) return;
      if (this.isWanted) this.wake();
      else this.timer = setTimeout(() => this.wake(), this.options.pollMs).unref();
    });
  }

  /** Waits for the running batch and takes no more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.active;
  }

  /** Runs the handler once; its log lines name the queue, not the request that woke it. */
  private isDone(jobs: PgBoss.Job[]): Promise<boolean> {
    const { queue } = this.options;
    return runAs({ job: queue }, async () => {
      const began = performance.now();
      let isDone = true;
      try {
        await this.handler(jobs);
      } catch (error) {
        isDone = false;
        this.onError(error);
      }
      signals.jobEnded.send({ queue, ms: performance.now() - began, isDone });
      return isDone;
    });
  }

  private async drain(): Promise<void> {
    const { queue, batchSize } = this.options;
    this.isWanted = false;
    try {
      while (!this.isStopped) {
        const jobs = await this.boss.fetch<object>(queue, { batchSize });
        if (jobs.length === 0) return;
        const ids = jobs.map(({ id }) => id);
        if (await this.isDone(jobs)) await this.boss.complete(queue, ids);
        else await this.boss.fail(queue, ids);
      }
    } catch (error) {
      this.onError(error);
    }
  }
}
