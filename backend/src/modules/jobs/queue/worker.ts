import type PgBoss from "pg-boss";
import { signals } from "../../../lib/signals";
import { runAs } from "../../../lib/work-context";

export type Handler = (jobs: PgBoss.Job[]) => Promise<void>;

export interface WorkerOptions {
  queue: string;
  batchSize: number;
}

type Boss = Pick<PgBoss, "fetch" | "complete" | "fail">;

/**
 * Fetches jobs of one queue and runs them. pg-boss's own `work` leaves the promise of `complete`
 * unhandled, which ends the process if the database goes away in between; here every failure is
 * caught, and what could not be completed expires and runs again.
 */
export class Worker {
  private active: Promise<void> | undefined;
  private isWanted = false;
  private isSweepDue = false;
  private isStopped = false;

  constructor(
    private readonly boss: Boss,
    private readonly options: WorkerOptions,
    private readonly handler: Handler,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Looks for jobs now, or right after the batch that is running. */
  wake(): void {
    this.isWanted = true;
    this.begin();
  }

  /** Runs the handler though no job asks for it. */
  sweep(): void {
    this.isSweepDue = true;
    this.begin();
  }

  private begin(): void {
    if (this.isStopped || this.active) return;
    this.active = this.run().finally(() => {
      this.active = undefined;
      if (this.isWanted || this.isSweepDue) this.begin();
    });
  }

  private async run(): Promise<void> {
    if (this.isSweepDue) {
      this.isSweepDue = false;
      await this.isDone([]);
    }
    if (this.isWanted) await this.drain();
  }

  /** Waits for the running batch and takes no more. */
  async stop(): Promise<void> {
    this.isStopped = true;
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
