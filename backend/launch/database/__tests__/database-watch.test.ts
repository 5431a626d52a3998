import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatabaseWatch, type WatchClient } from "../database-watch";
import type { Log } from "../../../server/logging/log";

/** A server that answers at once until it freezes. */
class FreezingServer {
  isFrozen = false;
  readonly #held: (() => void)[] = [];
  readonly #answer = () =>
    new Promise<void>((resolve) => {
      if (this.isFrozen) this.#held.push(resolve);
      else resolve();
    });
  thaw(): void {
    this.isFrozen = false;
    for (const answer of this.#held.splice(0)) answer();
  }
  connect = async (): Promise<WatchClient> => {
    await this.#answer();
    const query = async () => {
      await this.#answer();
      return { rows: [{ ms: 0 }] };
    };
    return { on: () => undefined, end: () => this.#answer(), query } as unknown as WatchClient;
  };
}

const server = () => {
  const frozen = new FreezingServer();
  const log = { info: () => undefined, error: () => undefined } as unknown as Log;
  const watch = new DatabaseWatch({ databaseUrl: "-", log, connect: frozen.connect });
  watch.start();
  return { frozen, watch };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

// Wherever in a round it happens.
it.each([0, 60, 120, 249, 251, 400])(
  "a database that freezes %i ms after a start is not ready within a second",
  async (afterMs) => {
    const { frozen, watch } = server();
    await vi.advanceTimersByTimeAsync(5000 + afterMs);
    expect(await watch.isAnswering()).toBe(true);
    frozen.isFrozen = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await watch.isAnswering()).toBe(false);
    // Requests are still tried: a short pause is not the end.
    expect(watch.isUp).toBe(true);
    await vi.advanceTimersByTimeAsync(2500);
    expect(watch.isUp).toBe(false);
    frozen.thaw();
    await vi.advanceTimersByTimeAsync(500);
    expect([watch.isUp, await watch.isAnswering()]).toEqual([true, true]);
    await watch.stop();
  },
);

it("a pause shorter than that is none", async () => {
  const { frozen, watch } = server();
  await vi.advanceTimersByTimeAsync(5000);
  frozen.isFrozen = true;
  await vi.advanceTimersByTimeAsync(500);
  frozen.thaw();
  await vi.advanceTimersByTimeAsync(10);
  expect(await watch.isAnswering()).toBe(true);
  await watch.stop();
});
