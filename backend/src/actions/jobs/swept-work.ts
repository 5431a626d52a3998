import { container as application } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseEnv } from "../../lib/env";
import type { QueueOptions } from "../../modules/jobs/queue/service";
import { shopJobs } from "../../modules/jobs";

/** One waiting job stands for all that waits: whoever takes it empties the list. */
const ONE_FOR_ALL: QueueOptions = {
  policy: "short",
  retryLimit: 3,
  retryDelay: 1,
  expireInSeconds: 120,
};
/** Half of what a job may take: the rest goes to another job, and none looks dead. */
const SHIFT_MS = 60_000;

/** Whether it is time to leave the rest to the next job. */
export type IsOver = () => boolean;
/** For whoever does everything at once. */
export const NEVER: IsOver = () => false;

/** @returns seconds until something is due again, if the sweep would be too late for it; 0: there is more */
type Handler = (container: MedusaContainer, isOver: IsOver) => Promise<number | null | void>;

const jobQueue = (container: MedusaContainer) => shopJobs(container).queue;

/**
 * Work whose cause marks it in its own transaction: a wake-up says there is some, and a sweep finds
 * what missed its wake-up. Both may come too often; handlers look for what is marked.
 */
export class SweptWork<Queue extends string> {
  #isStarted = false;
  readonly #next = new Map<Queue, { at: number; timer: NodeJS.Timeout }>();

  /**
   * @param name for the log: "payment"
   * @param handlers by queue: does what waits, until nothing does or time is up
   */
  constructor(
    private readonly name: string,
    private readonly handlers: Readonly<Record<Queue, Handler>>,
    private readonly options: QueueOptions = ONE_FOR_ALL,
  ) {}

  get #queues(): Queue[] {
    return Object.keys(this.handlers) as Queue[];
  }

  /**
   * Starts the work in this process: what an earlier process left open is done at once. Safe to call
   * again; then it only does what waits.
   */
  async start(container: MedusaContainer): Promise<void> {
    for (const queue of this.#queues) {
      const handle = async () => {
        const end = performance.now() + SHIFT_MS;
        const soonestS = await this.handlers[queue](container, () => performance.now() > end);
        if (typeof soonestS === "number") this.#wakeIn(container, queue, soonestS);
      };
      await jobQueue(container).work(queue, handle, this.options);
    }
    for (const queue of this.#queues) jobQueue(container).sweep(queue);
  }

  /**
   * Asks for what was just committed; returns at once and never fails. The first call also starts
   * the workers, so that nothing waits for the first tick of the sweep.
   */
  request(container: MedusaContainer, ...queues: Queue[]): void {
    const isFirst = !this.#isStarted;
    this.#isStarted = true;
    if (!isFirst || parseEnv().MEDUSA_WORKER_MODE === "server") {
      this.wake(container, ...queues);
      return;
    }
    // The workers outlive this request, so they get the application's container, not the request's.
    this.start(application).catch((error: unknown) => {
      this.#isStarted = false;
      const kind = error instanceof Error ? error.name : "unknown";
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .warn(`The ${this.name} jobs did not start: ${kind}`);
    });
  }

  /** Checks these queues, or all. */
  wake(container: MedusaContainer, ...queues: Queue[]): void {
    for (const queue of queues.length > 0 ? queues : this.#queues) jobQueue(container).wake(queue);
  }

  #wakeIn(container: MedusaContainer, queue: Queue, seconds: number): void {
    const planned = this.#next.get(queue);
    const at = Date.now() + seconds * 1000;
    if (planned && planned.at <= at && planned.at > Date.now()) return;
    clearTimeout(planned?.timer);
    const timer = setTimeout(() => {
      this.#next.delete(queue);
      jobQueue(container).sweep(queue);
    }, seconds * 1000).unref();
    this.#next.set(queue, { at, timer });
  }
}
