/** Over a minute: in many rounds, twenty thousand requests. */
import { beforeAll, describe, expect, it } from "vitest";
import { ROUTE_RULES } from "../../src/api/access";
import { askDoctor } from "../../harness/shop-command";
import { fuzz, type FuzzReport } from "../../harness/fuzz/run-fuzz";
import { ownShop } from "../../harness/use-shop";
import { until } from "../../harness/until";
import { rounds } from "../../harness/rounds";
import { QUICK } from "../../harness/visitor";

/** `FUZZ_SEED=123 npx vitest run … http/fuzz` makes the same requests again. */
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 1e9));
/** Each call once by everybody as it should be, and then three times as many that are odd somewhere. */
const REQUESTS = rounds(12 * ROUTE_RULES.length, 20_000);
/** Between the first look and the last; a leak of every request would be far above it. */
const MOST_GROWTH_MB = 400;

const shop = ownShop({ env: { ...QUICK, LOG_LEVEL: "error" } });
let report: FuzzReport;

beforeAll(async () => {
  console.log(`Seed ${SEED}: long runs and single requests with npx tsx backend/bench/fuzz.ts`);
  report = await fuzz(shop, { requests: REQUESTS, seed: SEED });
}, 400_000);

describe("requests that nobody should send", () => {
  it("are all answered, by every call, without a fault or a leak", () => {
    expect(report.tally.problems()).toEqual([]);
    expect(report.tally.sent).toBe(REQUESTS);
  });

  it("come through: most calls are granted to somebody in between", () => {
    expect(report.tally.neverGranted().length).toBeLessThan(report.tally.calls.size / 2);
  });

  it("change nothing that is others', and leave no fault behind", async () => {
    expect(report.problems).toEqual([]);
    const isWell = (lines: string[]) => lines.length === 0;
    expect(await until(() => askDoctor(shop.dataDir), isWell, 50_000)).toEqual([]);
  });

  it("are answered in time, and cost no memory for good", () => {
    expect(report.slow).toEqual([]);
    const [before = 0] = report.rssMb;
    expect((report.rssMb.at(-1) ?? Infinity) - before).toBeLessThan(MOST_GROWTH_MB);
  });
});
