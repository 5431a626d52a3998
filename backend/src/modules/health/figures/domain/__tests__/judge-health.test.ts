import { describe, expect, it } from "vitest";
import type { HealthLevel } from "../../../../../contracts/admin-health";
import { judge, worst, type HealthFacts, type PartName } from "../judge-health";

const GB = 1024 ** 3;
const queue = (failed: number, oldest_s: number | null) => ({
  waiting: 1,
  failed,
  oldest_s,
  queues: [],
});

const texts = (over: Partial<NonNullable<HealthFacts["texts"]>>) => ({
  channels: ["sms" as const],
  pending: 0,
  dead: 0,
  undelivered: 0,
  oldest_s: null,
  month_parts: 12,
  month_cost_rwf: 144,
  ...over,
});

const CASES: { [Name in PartName]: ReadonlyArray<readonly [HealthFacts[Name], HealthLevel]> } = {
  database: [
    [{ ms: 250 }, "ok"],
    [{ ms: 251 }, "look"],
    [null, "bad"],
  ],
  jobs: [
    [queue(0, null), "ok"],
    [queue(0, 60), "ok"],
    [queue(0, 61), "look"],
    [queue(1, null), "look"],
    [queue(0, 901), "bad"],
    [null, "look"],
  ],
  mails: [
    [{ pending: 9, dead: 0, oldest_s: 60 }, "ok"],
    [{ pending: 0, dead: 1, oldest_s: null }, "look"],
    [{ pending: 9, dead: 1, oldest_s: 901 }, "bad"],
  ],
  texts: [
    [texts({}), "ok"],
    [texts({ undelivered: 3 }), "ok"],
    [texts({ dead: 1 }), "look"],
    [texts({ pending: 1, oldest_s: 901 }), "bad"],
    // Nobody takes them any more, and nobody waits for them.
    [texts({ channels: [], pending: 1, dead: 1, oldest_s: 901 }), "ok"],
    [null, "look"],
  ],
  orders: [
    [{ unbuilt: 0, oldest_s: null }, "ok"],
    [{ unbuilt: 5, oldest_s: 2 }, "ok"],
    [{ unbuilt: 5, oldest_s: 61 }, "look"],
    [{ unbuilt: 5, oldest_s: 901 }, "bad"],
  ],
  payments: [
    [{ pending: 1000 }, "ok"],
    [null, "look"],
  ],
  refunds: [
    [{ open: 0, failed: 0, oldest_s: null }, "ok"],
    [{ open: 1, failed: 0, oldest_s: 86_400 }, "look"],
    [{ open: 1, failed: 0, oldest_s: 86_401 }, "bad"],
    [{ open: 0, failed: 1, oldest_s: null }, "bad"],
  ],
  rates: [
    [{ as_of: "2026-11-21T00:00:00.000Z", source: "live" }, "ok"],
    [{ as_of: "2026-11-01T00:00:00.000Z", source: "stored" }, "look"],
    [{ as_of: null, source: "constants" }, "look"],
  ],
  catalogue: [
    [{ waiting: 100 }, "ok"],
    [{ waiting: 101 }, "look"],
    [{ waiting: 1000 }, "bad"],
  ],
  doctor: [
    [{ at: null, age_s: 100_000, rules: 0, wrong: [] }, "ok"],
    [{ at: "2026-11-21T00:00:00.000Z", age_s: 172_800, rules: 44, wrong: [] }, "ok"],
    [{ at: "2026-11-21T00:00:00.000Z", age_s: 172_801, rules: 44, wrong: [] }, "look"],
    [
      { at: "2026-11-21T00:00:00.000Z", age_s: 9, rules: 44, wrong: [{ name: "A", count: 1 }] },
      "bad",
    ],
    [null, "look"],
  ],
  disk: [
    [{ free_bytes: 20 * GB, total_bytes: 100 * GB }, "ok"],
    [{ free_bytes: 9 * GB, total_bytes: 100 * GB }, "look"],
    [{ free_bytes: 1.9 * GB, total_bytes: 3 * GB }, "look"],
    [{ free_bytes: 1.9 * GB, total_bytes: 100 * GB }, "bad"],
    [{ free_bytes: 0.4 * GB, total_bytes: 1 * GB }, "bad"],
  ],
  process: [[{ version: "1.0.0", node: "20.20.0", uptime_s: 1, memory_bytes: GB }, "ok"]],
};

describe("how the shop is", () => {
  for (const name of Object.keys(CASES) as PartName[]) {
    it(`is judged by its ${name}`, () => {
      const found = CASES[name].map(([facts]) => judge(name, facts));
      expect(found).toEqual(CASES[name].map(([, level]) => level));
    });
  }

  it("is as bad as its worst part", () => {
    expect(worst(["ok", "ok"])).toBe("ok");
    expect(worst(["look", "ok"])).toBe("look");
    expect(worst(["ok", "bad", "look"])).toBe("bad");
  });
});
