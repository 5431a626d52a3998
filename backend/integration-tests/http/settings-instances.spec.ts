import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UpdateAppSettingsBody } from "../../src/contracts/app-settings";
import { publicSettingsResponseSchema } from "../../src/contracts/public-settings";
import { startShop, type Shop } from "../harness";
import { NewsStream } from "../harness/news-stream";
import { callShop, logIn, withDatabase } from "../harness/people";
import { until } from "../harness/until";
import { NO_POST } from "../harness/visitor";

/** From the answer to whoever saved, to the other instance's. */
const BOUND_MS = 1000;
const ENV = { ...NO_POST, RATE_LIMIT: "off" };

let shops: readonly [Shop, Shop];
/** Each instance signs with a secret of its own here. */
const tokens = new Map<Shop, string>();

beforeAll(async () => {
  const shop = await startShop({ env: ENV });
  const other = await startShop({
    env: { ...ENV, DATABASE_URL: shop.databaseUrl, NODE_ENV: "development", SEED_DEMO: "false" },
  });
  shops = [shop, other];
  for (const one of shops) tokens.set(one, (await logIn(one, shop.admin)).token);
});
afterAll(async () => {
  await shops[1].stop();
  await shops[0].stop();
});

const pairOf = (round: number): readonly [Shop, Shop] =>
  round % 2 === 0 ? shops : [shops[1], shops[0]];

const tokenAt = (shop: Shop): string => tokens.get(shop) ?? "";

async function set(shop: Shop, body: UpdateAppSettingsBody) {
  const path = "/api/admin/app-settings";
  const { status } = await callShop(shop, "PUT", path, { token: tokenAt(shop), body });
  expect(status).toBe(200);
}

const nameAt = async (shop: Shop) => {
  const { json } = await callShop(shop, "GET", "/api/settings/public");
  return publicSettingsResponseSchema.parse(json).data.siteName;
};
const titleAt = async (shop: Shop) =>
  /<title>([^<]*)<\/title>/.exec(await (await fetch(`${shop.origin}/Cart`)).text())?.[1];
const statusAt = async (shop: Shop) => (await fetch(shop.origin)).status;
const pageSizeAt = async (shop: Shop) => {
  const { json } = await callShop(shop, "GET", "/api/auth/users", { token: tokenAt(shop) });
  return (json as { limit: number }).limit;
};

describe("two instances on one database", () => {
  it("show a new name: at once here, within a second there, also in pages kept ready", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [here, there] = pairOf(round);
      const siteName = `Round ${round}`;
      // What was shown before lies ready in both.
      await Promise.all([titleAt(here), titleAt(there)]);
      await set(here, { siteName });
      expect([await nameAt(here), await titleAt(here)]).toEqual([
        siteName,
        `Your Shopping Cart · ${siteName}`,
      ]);
      await until(
        () => titleAt(there),
        (title) => title === `Your Shopping Cart · ${siteName}`,
        BOUND_MS,
      );
      expect(await nameAt(there)).toBe(siteName);
    }
  });

  it("close and open together, and have one page size", async () => {
    for (let round = 0; round < 6; round += 1) {
      const [here, there] = pairOf(round);
      const maintenanceMode = round % 2 === 0;
      const itemsPerPage = round % 2 === 0 ? 50 : 10;
      await set(here, { maintenanceMode, itemsPerPage });
      const wanted = maintenanceMode ? 503 : 200;
      expect(await statusAt(here)).toBe(wanted);
      await until(
        () => statusAt(there),
        (status) => status === wanted,
        BOUND_MS,
      );
      expect(await pageSizeAt(there)).toBe(itemsPerPage);
    }
  });

  it("agree after the connection that hears of changes was cut, whatever was saved meanwhile", async () => {
    const [here, there] = shops;
    for (let round = 0; round < 5; round += 1) {
      const siteName = `Cut ${round}`;
      await withDatabase(here, (database) =>
        database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'strive-news'`,
        ),
      );
      await set(here, { siteName });
      expect(await nameAt(here)).toBe(siteName);
      await until(
        () => nameAt(there),
        (name) => name === siteName,
      );
    }
  });

  it("tell news of one at the other", async () => {
    const [here, there] = shops;
    const stream = await NewsStream.open(there, { token: tokenAt(there) });
    const body = { name: "Keza", email: "k@example.rw", subject: "Across", message: "Hello" };
    await callShop(here, "POST", "/api/contact", { body });
    await stream.hears("Keza wrote: Across");
    await stream.close();
  });
});
