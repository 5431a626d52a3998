import type { Logger } from "@medusajs/framework/types";
import EventOutboxService from "./events/service";
import JobQueueService from "./queue/service";

/** What is done after an answer: durable jobs, and events for Medusa's bus. */
export default class JobsModuleService {
  readonly queue: JobQueueService;
  readonly events = new EventOutboxService();

  readonly __hooks = { onApplicationPrepareShutdown: (): Promise<void> => this.queue.stop() };

  constructor({ logger }: { logger: Logger }) {
    this.queue = new JobQueueService({ logger });
  }
}
