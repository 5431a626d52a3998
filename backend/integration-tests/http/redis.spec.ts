import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { startShop, type Shop } from "../harness";
import { PayDesk } from "../harness/pay-desk";
import { callShop } from "../harness/people";
import { startRedis, type RedisServer } from "../harness/redis";
import { until } from "../harness/until";
import { NO_POST } from "../harness/visitor";

/** As in docker-compose.yml: two servers and a worker on one PostgreSQL and one Redis. */
let redis: RedisServer;
let first: Shop;
let second: Shop;
let worker: Shop;
let desk: PayDesk;
/** Stands in for the rate service, which a scheduled job asks. */
let rates: Server;
let asked = 0;

const SECRETS = {
  JWT_SECRET: "a-secret-that-all-instances-share-1234567890",
  COOKIE_SECRET: "another-one-that-all-instances-share-123456",
};

beforeAll(async () => {
  redis = await startRedis();
  rates = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => rates.listen(0, "127.0.0.1", resolve));
  const { port } = rates.address() as AddressInfo;
  const env = { ...NO_POST, ...SECRETS, REDIS_URL: redis.url, RATE_LIMIT: "off" };
  first = await startShop({ env: { ...env, MEDUSA_WORKER_MODE: "server" } });
  const shared = { ...env, DATABASE_URL: first.databaseUrl, SEED_DEMO: "false" };
  second = await startShop({ env: { ...shared, MEDUSA_WORKER_MODE: "server" } });
  const EXCHANGE_RATE_URL = `http://127.0.0.1:${port}/latest/RWF`;
  worker = await startShop({
    env: { ...shared, MEDUSA_WORKER_MODE: "worker", EXCHANGE_RATE_URL },
  });
  desk = await PayDesk.at(first);
});
afterAll(async () => {
  await worker.stop();
  await second.stop();
  await first.stop();
  await redis.close();
  rates.close();
});

const isBuilt = async (orderId: string): Promise<boolean> => {
  const rows = await desk.query('SELECT 1 FROM "order" WHERE id = $1', [orderId]);
  return rows.length === 1;
};

describe("two servers and a worker", () => {
  it("are all connected with Redis", async () => {
    // Events, workflows, locks and cache, of three processes.
    expect(await redis.clients()).toBeGreaterThanOrEqual(3 * 4);
  });

  it("know the same people: who logs in at one is known at the other", async () => {
    const { status } = await callShop(second, "GET", "/api/orders", { token: desk.staffToken });
    expect(status).toBe(200);
  });

  it("take orders, which the worker builds in Medusa", async () => {
    const order = await desk.order();
    await until(() => isBuilt(order.id), Boolean);
    const { json } = await callShop(second, "GET", `/api/orders/${order.id}`, {
      token: desk.staffToken,
    });
    expect(json).toMatchObject({ data: { order_number: order.order_number } });
  });

  it("show at one what was changed at the other, within a second", async () => {
    const { json } = await callShop(first, "GET", "/api/products?limit=1");
    const [{ id }] = (json as { data: [{ id: string }] }).data;
    const priceAt = async (shop: Shop) => {
      const answer = await callShop(shop, "GET", `/api/products/${id}`);
      return productResponseSchema.parse(answer.json).data.price;
    };
    const wanted = (await priceAt(second)) + 500;
    const body = { price: wanted };
    await callShop(first, "PUT", `/api/products/${id}`, { token: desk.staffToken, body });
    expect(await priceAt(first)).toBe(wanted);
    await until(
      () => priceAt(second),
      (price) => price === wanted,
      1000,
    );
  });

  it("go on selling while Redis is gone, and build what was sold when it is back", async () => {
    await redis.kill();
    const order = await desk.order();
    expect((await callShop(second, "GET", "/api/products?limit=1")).status).toBe(200);
    const paid = await desk.begin(order);
    expect(paid.payment_status).toBe("completed");
    await redis.start();
    await until(() => isBuilt(order.id), Boolean, 60_000);
    await until(
      () => redis.clients(),
      (count) => count >= 3 * 4,
      30_000,
    );
    const next = await desk.order();
    await until(() => isBuilt(next.id), Boolean);
  });

  it("still do what is scheduled, although Redis came back with nothing", async () => {
    const before = asked;
    await desk.query("UPDATE exchange_rate SET next_at = now()");
    await until(
      () => asked,
      (count) => count > before,
      45_000,
    );
  });
});
