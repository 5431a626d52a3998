import type PgBoss from "pg-boss";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Worker } from "../worker";

const job = (id: string) => ({ id, name: "things", data: {} }) as PgBoss.Job;

/** A worker over jobs that wait, and what became of them. */
function workerOver(waiting: PgBoss.Job[], handle: (ids: string[]) => Promise<void>) {
  const boss = {
    fetch: vi.fn(() => Promise.resolve(waiting.splice(0, 1))),
    complete: vi.fn(() => Promise.resolve()),
    fail: vi.fn(() => Promise.resolve()),
  };
  const onError = vi.fn();
  const worker = new Worker(
    boss as unknown as ConstructorParameters<typeof Worker>[0],
    { queue: "things", batchSize: 1 },
    (jobs) => handle(jobs.map(({ id }) => id)),
    onError,
  );
  return { worker, boss, onError };
}

describe("a worker", () => {
  let handled: string[][];
  const note = (ids: string[]) => {
    handled.push(ids);
    return Promise.resolve();
  };
  beforeEach(() => {
    handled = [];
  });

  it("does what waits when it is woken, and looks once more", async () => {
    const { worker, boss } = workerOver([job("a"), job("b")], note);
    worker.wake();
    await vi.waitFor(() => expect(boss.fetch).toHaveBeenCalledTimes(3));
    expect(handled).toEqual([["a"], ["b"]]);
    expect(boss.complete.mock.calls).toEqual([
      ["things", ["a"]],
      ["things", ["b"]],
    ]);
  });

  it("sweeps without a job, and asks for none", async () => {
    const { worker, boss } = workerOver([job("a")], note);
    worker.sweep();
    await vi.waitFor(() => expect(handled).toEqual([[]]));
    await worker.stop();
    expect(boss.fetch).not.toHaveBeenCalled();
    expect(boss.complete).not.toHaveBeenCalled();
  });

  it("does one thing at a time, and what was asked for meanwhile once", async () => {
    let release = () => undefined as void;
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { worker } = workerOver([], async (ids) => {
      handled.push(ids);
      if (handled.length === 1) await first;
    });
    worker.sweep();
    worker.sweep();
    worker.sweep();
    await Promise.resolve();
    expect(handled).toEqual([[]]);
    release();
    await vi.waitFor(() => expect(handled).toEqual([[], []]));
    await worker.stop();
    expect(handled).toHaveLength(2);
  });

  it("survives a sweep and a job that fail, and gives the job back", async () => {
    const { worker, boss, onError } = workerOver([job("a")], () =>
      Promise.reject(new Error("the database is away")),
    );
    worker.sweep();
    worker.wake();
    await vi.waitFor(() => expect(boss.fail).toHaveBeenCalledWith("things", ["a"]));
    expect(boss.complete).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it("begins nothing once it is stopped", async () => {
    const { worker, boss } = workerOver([job("a")], note);
    await worker.stop();
    worker.wake();
    worker.sweep();
    await Promise.resolve();
    expect([handled, boss.fetch.mock.calls]).toEqual([[], []]);
  });
});
