import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../bench/checkout-storm";
import { failureSchema } from "../../src/contracts/envelope";
import { LIMITS } from "../../src/modules/rate-limit/limits";
import { startShop, type Shop } from "../harness";
import { callShop, withDatabase } from "../harness/people";

const { points: BUDGET, settleEvery: POOL } = LIMITS["order-address"];
/** Nothing of the demo catalogue is needed: an order of an unknown article counts as well. */
const ENV = { SEED_DEMO: "false", TRUST_PROXY: "1" };

let shop: Shop;
let other: Shop;

/** Orders from an address, as a proxy in front of the shop reports it. */
const orderFrom = (address: string, at = shop) =>
  callShop(at, "POST", "/api/orders", {
    body: orderBody("variant_unknown", 1),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": address },
  });

async function orders(count: number, address: string, at = shop) {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 25) {
    const batch = Math.min(25, count - sent);
    const answers = await Promise.all(Array.from({ length: batch }, () => orderFrom(address, at)));
    statuses.push(...answers.map(({ status }) => status));
  }
  return { refused: statuses.filter((status) => status === 429).length, statuses };
}

beforeAll(async () => {
  shop = await startShop({ env: ENV });
  other = await startShop({
    env: { ...ENV, DATABASE_URL: shop.databaseUrl, NODE_ENV: "development" },
  });
});
afterAll(async () => {
  await other.stop();
  await shop.stop();
});

describe("orders from one address", () => {
  it("are taken up to the budget, and then refused with the time to wait", async () => {
    expect((await orders(BUDGET, "41.186.0.1")).refused).toBe(0);
    const { status, json, headers } = await orderFrom("41.186.0.1");
    expect(status).toBe(429);
    expect(failureSchema.parse(json)).toMatchObject({
      code: "rate_limited",
      message: "Too many requests - please wait a moment",
    });
    const seconds = Number(headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(LIMITS["order-address"].windowS);
  });

  it("don't count against another address, nor does a body that is no order", async () => {
    expect((await orderFrom("41.186.0.2")).status).not.toBe(429);
    const spoilt = await callShop(shop, "POST", "/api/orders", {
      body: {},
      headers: { "X-Forwarded-For": "41.186.0.1" },
    });
    expect(spoilt.status).toBe(400);
  });

  it("share the budget with the other instance", async () => {
    // The other instance learns of it with the first points that it settles.
    const { refused } = await orders(3 * POOL, "41.186.0.1", other);
    expect(refused).toBe(2 * POOL + 1);
  });

  it("are counted together when two instances take them in turn", async () => {
    const half = BUDGET / 2;
    expect((await orders(half, "41.186.0.3")).refused).toBe(0);
    expect((await orders(half, "41.186.0.3", other)).refused).toBe(0);
    expect((await orderFrom("41.186.0.3", other)).status).toBe(429);
    const { refused } = await orders(2 * POOL, "41.186.0.3");
    expect(refused).toBe(POOL + 1);
  });

  it("stay refused after the instance was started anew", async () => {
    await other.close();
    other = await other.restart();
    const { refused } = await orders(POOL, "41.186.0.1", other);
    expect(refused).toBe(1);
  });

  it("are counted under no name: the address is kept as a hash", async () => {
    const { rows } = await withDatabase(shop, (database) =>
      database.query<{ key: string }>("SELECT key FROM rate_limit"),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{22}$/);
  });
});

describe("RATE_LIMIT=off", () => {
  it("lets every order through", async () => {
    const free = await startShop({
      env: { ...ENV, RATE_LIMIT: "off", DATABASE_URL: shop.databaseUrl, NODE_ENV: "development" },
    });
    try {
      expect((await orders(2 * POOL, "41.186.0.1", free)).refused).toBe(0);
    } finally {
      await free.stop();
    }
  });
});
