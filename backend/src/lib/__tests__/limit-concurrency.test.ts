import { describe, expect, it } from "vitest";
import { limitConcurrency } from "../limit-concurrency";

describe("limitConcurrency", () => {
  it("runs so many at once, lets so many wait, refuses the rest, and recovers", async () => {
    const limited = limitConcurrency({ atOnce: 2, waiting: 2 });
    const open: (() => void)[] = [];
    let running = 0;
    let peak = 0;
    const work = () =>
      limited(async () => {
        running += 1;
        peak = Math.max(peak, running);
        await new Promise<void>((resolve) => open.push(resolve));
        running -= 1;
      });
    const all = Array.from({ length: 5 }, work).map((piece) =>
      piece.then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    );
    expect(await all[4]).toBe(429);
    while (open.length > 0 || running > 0) {
      open.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 429]);
    expect(peak).toBe(2);
  });

  it("gives its place back when work fails", async () => {
    const limited = limitConcurrency({ atOnce: 1, waiting: 0 });
    await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(limited(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
