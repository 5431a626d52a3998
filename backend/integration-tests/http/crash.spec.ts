import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crashRound } from "../../bench/crash-round";
import { startShop, type Shop } from "../harness";

let dataDir: string;
let shop: Shop;

beforeAll(async () => {
  // Hundreds of orders come from one address, and each is asked for again after the crash.
  shop = await startShop({ env: { RATE_LIMIT: "off" } });
  dataDir = shop.dataDir;
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe("a shop killed in the middle of checkouts", () => {
  it.each([
    ["alone", false],
    ["with its database", true],
  ])(
    "%s, has every acknowledged order exactly once, and its stock",
    async (_, killsDatabase) => {
      const round = await crashRound(shop, { buyers: 8, stormMs: 1500, killsDatabase });
      shop = round.shop;
      expect(round.result.acknowledged).toBeGreaterThan(0);
      expect(round.result).toMatchObject({ lost: 0, broken: {} });
      expect(round.result.medusaAfterMs).not.toBeNull();
    },
    180_000,
  );
});
