import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Log } from "../log";
import { adoptConsole } from "../library-output";

const original = { ...console };
const said: string[] = [];
const keep = (level: string) => (_: object, text: string) => void said.push(`${level} ${text}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  said.length = 0;
  const log = { debug: keep("debug"), warn: keep("warn"), error: keep("error") };
  adoptConsole(log as unknown as Log);
});
afterEach(() => {
  Object.assign(console, original);
  vi.useRealTimers();
});

describe("what libraries print", () => {
  it("has a place in the log, by its level", () => {
    console.log("Connected to %s", "Redis");
    console.error(new Error("gone").message);
    expect(said).toEqual(["debug Connected to Redis", "error gone"]);
  });

  it("is there once in ten seconds, however often it is said", () => {
    for (let at = 0; at < 50; at += 1) console.error("connect ECONNREFUSED");
    console.warn("connect ECONNREFUSED");
    expect(said).toEqual(["error connect ECONNREFUSED", "warn connect ECONNREFUSED"]);
    vi.advanceTimersByTime(10_001);
    console.error("connect ECONNREFUSED");
    expect(said).toHaveLength(3);
  });

  it("is never left out when it is new", () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `error ${at}`);
    for (let at = 0; at < 1000; at += 1) console.error(String(at));
    expect(said).toEqual(lines);
  });
});
