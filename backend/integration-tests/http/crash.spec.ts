import { rm } from "node:fs/promises";
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

  it("has charged no wallet for nothing", async () => {
    expect(await auditWallets(shop, simulator)).toEqual({});
  }, 300_000);
});
