import type { MedusaContainer } from "@medusajs/framework/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { restAfter, restFromThread } from "../rest";
import { SweptWork, type IsOver } from "../swept-work";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A job queue that runs what it is told to, when it is told to. */
function fakeQueue() {
  const handlers = new Map<string, () => Promise<void>>();
  const swept: string[] = [];
  const queue = {
    work: (name: string, handle: () => Promise<void>) => {
      handlers.set(name, handle);
      return Promise.resolve();
    },
    sweep: (name: string) => swept.push(name),
  };
  const container = { resolve: () => ({ queue }) } as unknown as MedusaContainer;
  const run = (name: string) => handlers.get(name)?.() ?? Promise.reject(new Error("no handler"));
  return { container, run, swept };
}

async function startedWith(handler: (isOver: IsOver) => Promise<number | null>) {
  const desk = fakeQueue();
  const work = new SweptWork("test", { things: (_container, isOver) => handler(isOver) });
  await work.start(desk.container);
  desk.swept.length = 0;
  return desk;
}

describe("swept work", () => {
  it("ends a run well before its job counts as dead, and goes on in another one", async () => {
    let done = 0;
    const { run, swept } = await startedWith(async (isOver) => {
      while (!isOver()) {
        await sleep(1000);
        done += 1;
      }
      return 0;
    });
    const job = run("things");
    await vi.advanceTimersByTimeAsync(59_000);
    expect([done, swept]).toEqual([59, []]);
    await vi.advanceTimersByTimeAsync(3000);
    await job;
    expect(done).toBeLessThan(65);
    expect(swept).toEqual(["things"]);
  });

  it("sweeps when something is due again, and not when nothing is", async () => {
    const due: (number | null)[] = [7, null];
    const { run, swept } = await startedWith(() => Promise.resolve(due.shift() ?? null));
    await run("things");
    await vi.advanceTimersByTimeAsync(6900);
    expect(swept).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(swept).toEqual(["things"]);
    await run("things");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(swept).toEqual(["things"]);
  });
});

describe("a rest", () => {
  it.each([
    ["a multiple of what the batch took", 100, 8, 800],
    ["short after a batch that stood still", 45_000, 8, 2000],
  ])("is %s", async (_what, tookMs, times, restsMs) => {
    const started = performance.now();
    await vi.advanceTimersByTimeAsync(tookMs);
    let isRested = false;
    const rest = restAfter(started, times).then(() => {
      isRested = true;
    });
    await vi.advanceTimersByTimeAsync(restsMs - 1);
    expect(isRested).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await rest;
    expect(isRested).toBe(true);
  });

  it.each([
    ["as long as the thread was busy asks for", 100, 20, 2, 180],
    ["none where enough was waited", 100, 300, 2, 0],
    ["short after a long batch", 900, 0, 8, 2000],
  ])("from the thread is %s", async (_what, active, idle, times, restsMs) => {
    const loop = vi.spyOn(performance, "eventLoopUtilization");
    loop.mockReturnValue({ active, idle, utilization: active / (active + idle) });
    const began = Date.now();
    const rest = restFromThread({ active: 0, idle: 0, utilization: 0 }, times);
    await vi.runAllTimersAsync();
    await rest;
    expect(Date.now() - began).toBe(restsMs);
    loop.mockRestore();
  });
});
