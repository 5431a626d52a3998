import type { Logger } from "@medusajs/framework/types";
import { describe, expect, it, vi } from "vitest";
import JobQueueService from "../service";

describe("a job queue that was stopped", () => {
  const warn = vi.fn();
  const stopped = async () => {
    const queue = new JobQueueService({ logger: { warn } as unknown as Logger });
    await queue.stop();
    return queue;
  };

  // Medusa's schedule runs a little longer than the queue while a shop closes.
  it("starts no worker for a sweep that comes too late, and complains of nothing", async () => {
    const handler = vi.fn();
    const queue = await stopped();
    await expect(queue.work("mails", handler)).resolves.toBeUndefined();
    queue.wake("mails");
    expect(handler).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("refuses a job that somebody counts on", async () => {
    const queue = await stopped();
    await expect(queue.send("mails", {})).rejects.toThrow("The job queue is closed.");
  });
});
