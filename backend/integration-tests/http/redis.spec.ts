/** Over a minute: two servers and a worker open, and what is sold without Redis is built once it is back. */
import { beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, productResponseSchema } from "../../src/contracts/catalogue";
import { savedProductResponseSchema } from "../../src/contracts/catalogue-writes";
import type { Shop } from "../../harness/shop";
import { EventRecorder } from "../../harness/event-recorder";
import { PayDesk } from "../../harness/pay-desk";
import { callShop } from "../../harness/people";
import { until } from "../../harness/until";
import { beside, ownShop } from "../../harness/use-shop";
import { hasRedis } from "../../harness/redis";
import { useHttpStandIn, useRedis } from "../../harness/use-stand-ins";
import { NO_POST, QUICK } from "../../harness/visitor";

/** As in docker-compose.yml: two servers and a worker on one PostgreSQL and one Redis. */
describe.skipIf(!hasRedis)("two servers and a worker", () => {
  const redis = useRedis();
  /** Stands in for the rate service, which a scheduled job asks. */
  let asked = 0;
  const rates = useHttpStandIn((_request, response) => {
    asked += 1;
    response.writeHead(503).end();
  });
  const settings = () => ({
    ...NO_POST,
    REDIS_URL: redis.url,
    ...QUICK,
    PACE: "0.2",
    JWT_SECRET: "a-secret-that-all-instances-share-1234567890",
    COOKIE_SECRET: "another-one-that-all-instances-share-123456",
  });
  const first = ownShop(() => ({ env: { ...settings(), MEDUSA_WORKER_MODE: "server" } }));
  const second = ownShop(() => beside(first, { ...settings(), MEDUSA_WORKER_MODE: "server" }));
  const ear = new EventRecorder();
  const worker = ownShop(() =>
    beside(first, {
      ...settings(),
      ...ear.env,
      MEDUSA_WORKER_MODE: "worker",
      EXCHANGE_RATE_URL: `${rates.url}/latest/RWF`,
    }),
  );
  let desk: PayDesk;

  beforeAll(async () => {
    desk = await PayDesk.at(first);
  });

  const isBuilt = async (orderId: string): Promise<boolean> => {
    const rows = await desk.query('SELECT 1 FROM "order" WHERE id = $1', [orderId]);
    return rows.length === 1;
  };

  /** What the metrics say of Redis. */
  const seenUp = async () => {
    const response = await fetch(new URL("/metrics", first.backoffice ?? ""));
    return /^strive_redis_up (\d)$/m.exec(await response.text())?.[1];
  };

  it("are all connected with Redis", async () => {
    // Events, workflows, locks and cache, of three processes.
    expect(await redis.clients()).toBeGreaterThanOrEqual(3 * 4);
    await until(seenUp, (up) => up === "1");
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
    const shown = await callShop(first, "GET", "/api/products?limit=1");
    const [sold] = productListResponseSchema.parse(shown.json).data;
    const goods = { category_id: sold?.category_id?._id, price: 9000, stock_quantity: 1 };
    await redis.kill();
    const saidBefore = worker.output().length;
    const order = await desk.order();
    expect((await callShop(second, "GET", "/api/products?limit=1")).status).toBe(200);
    await desk.begin(order);
    const paid = await desk.see(order);
    expect(paid.payment_status).toBe("completed");
    await until(seenUp, (up) => up === "0");
    // An order is told of once Medusa has it, whose order module waits for Redis. A product is there.
    const { json } = await callShop(first, "POST", "/api/products", {
      token: desk.staffToken,
      body: { ...goods, product_name: "Made without Redis" },
    });
    const product = savedProductResponseSchema.parse(json).data.id;
    await until(
      () => worker.output().slice(saidBefore),
      (text) => text.includes("The event bus does not answer."),
      30_000,
    );
    const another = await desk.order();
    await redis.start();
    await until(() => isBuilt(order.id), Boolean, 60_000);
    await until(() => isBuilt(another.id), Boolean, 60_000);
    await until(
      () => redis.clients(),
      (count) => count >= 3 * 4,
      30_000,
    );
    const next = await desk.order();
    await until(() => isBuilt(next.id), Boolean);

    await until(
      () => desk.query("SELECT 1 FROM event_outbox"),
      (rows) => rows.length === 0,
      60_000,
    );
    const heardOf = (id: string) =>
      until(
        () => ear.heardOf(id),
        (events) => events.length > 0,
        30_000,
      );
    const placed = (id: string) => ({ name: "order.placed", data: { id } });
    // What Redis was doing when it was killed may be done twice; what came later is told once,
    // however often somebody tried to.
    expect(await heardOf(order.id)).toContainEqual(placed(order.id));
    for (const { id } of [another, next]) expect(await heardOf(id)).toEqual([placed(id)]);
    expect(await heardOf(product)).toEqual([{ name: "product.created", data: { id: product } }]);
  }, 180_000);

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
