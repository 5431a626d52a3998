import { describe, expect, it } from "vitest";
import { PooledCounter } from "../pooled-counter";

const WINDOW_MS = 1000;

describe("counting in memory before telling the store", () => {
  it("flushes every so many points, key by key", () => {
    const counter = new PooledCounter(3, WINDOW_MS);
    const counts = ["a", "a", "b", "a", "a", "b", "b"].map((key) => counter.count(key, 0));
    expect(counts).toEqual([0, 0, 0, 3, 0, 0, 3]);
  });

  it("forgets what was not flushed when its window ends, counted from its first point", () => {
    const counter = new PooledCounter(3, WINDOW_MS);
    expect(counter.count("a", 0)).toBe(0);
    expect(counter.count("a", 999)).toBe(0);
    expect(counter.count("a", 1000)).toBe(0);
    expect(counter.count("a", 1001)).toBe(0);
    expect(counter.count("a", 1002)).toBe(3);
  });

  it("knows for how long a budget is used up, and starts afresh after", () => {
    const counter = new PooledCounter(2, WINDOW_MS);
    counter.markUsedUp("a", 500, 0);
    expect(counter.usedUpForMs("a", 100)).toBe(400);
    expect(counter.usedUpForMs("b", 100)).toBe(0);
    expect(counter.usedUpForMs("a", 500)).toBe(0);
    expect(counter.count("a", 500)).toBe(0);
    expect(counter.count("a", 501)).toBe(2);
  });

  it("gives a key that is forgotten its points back", () => {
    const counter = new PooledCounter(2, WINDOW_MS);
    counter.count("a", 0);
    counter.forget("a");
    expect(counter.count("a", 0)).toBe(0);
  });

  it("keeps a bounded number of keys, those counted last", () => {
    const counter = new PooledCounter(2, WINDOW_MS);
    counter.count("old", 0);
    counter.count("kept", 0);
    for (let index = 0; index < 49_999; index++) counter.count(`key ${index}`, 0);
    expect(counter.count("kept", 0)).toBe(2);
    expect(counter.count("old", 0)).toBe(0);
  });
});
