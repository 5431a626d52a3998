import { describe, expect, it } from "vitest";
import { Kept } from "../kept";

const LONG = { everyMs: 60_000, withinMs: 1000 };

describe("what is asked for once in a while", () => {
  it("is asked once, however many read it at the same time", async () => {
    let asked = 0;
    const kept = new Kept(() => Promise.resolve((asked += 1)), LONG);
    expect(await Promise.all([kept.read(), kept.read()])).toEqual([1, 1]);
    expect(await kept.read()).toBe(1);
  });

  it("is asked again when its time is over", async () => {
    let asked = 0;
    const kept = new Kept(() => Promise.resolve((asked += 1)), { everyMs: 0, withinMs: 1000 });
    expect([await kept.read(), await kept.read()]).toEqual([1, 2]);
  });

  it("is unknown when asking fails, at once or later, or takes too long", async () => {
    const thrown = () => {
      throw new Error("nobody there");
    };
    expect(await new Kept(thrown, LONG).read()).toBeNull();
    expect(await new Kept(() => Promise.reject(new Error("away")), LONG).read()).toBeNull();
    const never = new Kept(() => new Promise(() => undefined), { everyMs: 60_000, withinMs: 20 });
    expect(await never.read()).toBeNull();
  });
});
