/** Over a minute: it packs the plugin, installs it into a foreign host and starts that with Medusa alone. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { IDEMPOTENCY_HEADER, placedOrderResponseSchema } from "../../src/contracts/orders";
import { paymentResponseSchema } from "../../src/contracts/payments";
import { startForeignHost, type ForeignHost } from "../../harness/foreign-host/host";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { BUYER } from "../../harness/sales-counter";
import { recordMoney } from "../../harness/record-money";
import type { Shop } from "../../harness/shop";
import { until } from "../../harness/until";

/** The plugin as it is packed, in a Medusa host that knows nothing of this repository. */
let host: ForeignHost;
/** The part of a shop that calling it needs. */
let shop: Shop;

beforeAll(async () => {
  host = await startForeignHost();
  shop = { origin: host.origin, databaseUrl: host.databaseUrl, admin: host.admin } as Shop;
  // Three runs of Medusa's command line, one after the other, each loading all of it.
}, 300_000);
afterAll(() => host.stop());

const publishableKey = () =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ token: string }>(
      "SELECT token FROM api_key WHERE type = 'publishable'",
    );
    return rows[0]?.token ?? "";
  });

describe("a Medusa host with the plugin", () => {
  it("answers Medusa's own calls as before", async () => {
    expect((await fetch(`${host.origin}/health`)).status).toBe(200);
    const regions = await callShop(shop, "GET", "/store/regions", {
      headers: { "x-publishable-api-key": await publishableKey() },
    });
    expect(regions).toMatchObject({
      status: 200,
      json: { regions: [{ currency_code: "rwf" }] },
    });
    // Without the key Medusa refuses, as it does in any host.
    expect((await callShop(shop, "GET", "/store/regions")).status).toBe(400);
    expect((await callShop(shop, "GET", "/admin/orders")).status).toBe(401);
  });

  it("refuses what the plugin's table does not name", async () => {
    const { status, json } = await callShop(shop, "GET", "/api/no-such-thing");
    expect(status).toBe(404);
    expect(failureSchema.parse(json).code).toBe("not_found");
    expect((await callShop(shop, "GET", "/api/auth/users")).status).toBe(401);
  });

  it("sells: a product, an order, a payment, and the order in Medusa", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 3, over: { price: 9000 } });
    const list = productListResponseSchema.parse(
      (await callShop(shop, "GET", "/api/products")).json,
    );
    expect(list.data.map(({ id, stock_quantity: stock }) => [id, stock])).toEqual([
      [product.id, 3],
    ]);

    const placed = await callShop(shop, "POST", "/api/orders", {
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: { ...BUYER, items: [{ product_id: product.id, quantity: 2 }] },
    });
    const order = placedOrderResponseSchema.parse(placed.json).data;
    expect(order.total_amount).toBe(20_000);
    const paid = await callShop(shop, "POST", "/api/payments", {
      body: {
        order_id: order.id,
        payment_method: "placeholder",
        access_token: order.access_token,
      },
    });
    expect(paymentResponseSchema.parse(paid.json).data.payment_status).toBe("pending");
    await recordMoney(shop, (await logIn(shop, shop.admin)).token, order);

    // Medusa's own order follows, paid through the plugin's payment provider.
    const twin = await until(
      () =>
        withDatabase(shop, async (database) => {
          const { rows } = await database.query<{ provider_id: string; amount: string }>(
            `SELECT p.provider_id, c.amount::text FROM order_payment_collection k
             JOIN payment p ON p.payment_collection_id = k.payment_collection_id
             JOIN capture c ON c.payment_id = p.id WHERE k.order_id = $1`,
            [order.id],
          );
          return rows;
        }),
      (rows) => rows.length > 0,
    );
    expect(twin).toEqual([{ provider_id: "pp_placeholder_shop", amount: "20000" }]);
    const listed = await callShop(shop, "GET", "/api/products");
    expect(productListResponseSchema.parse(listed.json).data[0]?.stock_quantity).toBe(1);

    // And the host's own subscriber hears of it.
    const heard = await until(
      () => host.heard(),
      (events) => events.some(({ name }) => name === "payment.captured"),
      60_000,
    );
    expect(heard.filter(({ name }) => name === "order.placed")).toEqual([
      { name: "order.placed", data: { id: order.id } },
    ]);
  }, 120_000);

  it.skipIf(process.env["PLUGIN_FOLDER"] === undefined)(
    "has a published plugin count what is bought together, unchanged",
    async () => {
      const [one, other] = await makeGoods(shop, { pieces: 5, count: 2 });
      if (!other) throw new Error("Two were asked for.");
      const items = [one, other].map(({ product }) => ({ product_id: product.id, quantity: 1 }));
      const placed = await callShop(shop, "POST", "/api/orders", {
        headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
        body: { ...BUYER, items },
      });
      expect(placed.status).toBe(201);
      const key = await publishableKey();
      const together = await until(
        async () =>
          (
            await callShop(shop, "GET", `/store/products-bought-together/${one.product.id}`, {
              headers: { "x-publishable-api-key": key },
            })
          ).json as { productId1: string; productId2: string; frequency: number }[],
        (pairs) => pairs.length > 0,
        60_000,
      );
      expect(together).toHaveLength(1);
      expect(together[0]?.frequency).toBe(1);
      expect([together[0]?.productId1, together[0]?.productId2].sort()).toEqual(
        [one.product.id, other.product.id].sort(),
      );
    },
    120_000,
  );

  it("counts tries by the peer, not by what a header claims", async () => {
    const attempt = (address: string) =>
      callShop(shop, "POST", "/api/auth/login", {
        body: { email: "nobody@example.rw", password: "not-the-password" },
        headers: { "X-Forwarded-For": address },
      });
    const statuses = new Set<number>();
    for (let n = 1; n <= 40 && !statuses.has(429); n += 1) {
      statuses.add((await attempt(`203.0.113.${n}`)).status);
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});
