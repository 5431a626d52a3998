import { rm } from "node:fs/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditWallets, crashRound } from "../../bench/crash-round";
import { startMomoSimulator, type MomoSimulator } from "../../launch/momo-simulator/server";
import { startShop, type Shop } from "../harness";

let dataDir: string;
let shop: Shop;
let simulator: MomoSimulator;

beforeAll(async () => {
  simulator = await startMomoSimulator({
    timing: { answerMs: 300, slowMs: 3000, timeoutMs: 5000 },
  });
  // Hundreds of orders come from one address, and each is asked for again after the crash.
  shop = await startShop({ env: { RATE_LIMIT: "off", ...simulator.settings } });
  dataDir = shop.dataDir;
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe("a shop killed while people order, pay, cancel and manage", () => {
  it.each([
    ["alone", false],
    ["with its database", true],
  ])(
    "%s, has everything it acknowledged exactly once, and its stock",
    async (_, killsDatabase) => {
      const round = await crashRound(shop, { buyers: 6, staff: 2, answers: 60, killsDatabase });
      shop = round.shop;
      expect(round.result.acknowledged).toBeGreaterThan(0);
      expect(round.result.paid + round.result.changed).toBeGreaterThan(0);
      expect(round.result).toMatchObject({ lost: 0, broken: {}, serverErrors: 0 });
      expect(round.result.medusaAfterMs).not.toBeNull();
    },
    240_000,
  );

  it("hands out again what a killed worker held, at the next start", async () => {
    const database = new Client({ connectionString: shop.databaseUrl });
    database.on("error", () => undefined); // It goes down with its shop.
    await database.connect();
    const held = await database.query<{ id: string }>(
      `INSERT INTO pgboss.job (name, state, started_on, expire_in, retry_limit)
       VALUES ('build-orders', 'active', now() - interval '1 hour', interval '2 minutes', 3) RETURNING id`,
    );
    await database.end();
    await shop.kill9();
    shop = await shop.restart();
    const after = new Client({ connectionString: shop.databaseUrl });
    await after.connect();
    const stateOf = async () => {
      const { rows } = await after.query<{ state: string }>(
        "SELECT state FROM pgboss.job WHERE id = $1",
        [held.rows[0]?.id],
      );
      return rows[0]?.state;
    };
    // The queue's own round would come after two minutes.
    await expect.poll(stateOf, { timeout: 60_000 }).toBe("completed");
    await after.end();
  }, 120_000);

  it("has charged no wallet for nothing", async () => {
    expect(await auditWallets(shop, simulator)).toEqual({});
  }, 300_000);
});
