import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notificationListResponseSchema } from "../../src/contracts/notifications";
import {
  orderListResponseSchema,
  orderResponseSchema,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { makeGoods } from "../../harness/goods";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase } from "../../harness/people";
import { order, ordered } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));
let token: string;
let variantId: string;

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  const [goods] = await makeGoods(shop, { pieces: 200 });
  variantId = goods.variantId;
});

const database = (sql: string, values: unknown[] = []) =>
  withDatabase(shop, async (client) => (await client.query<{ n: string }>(sql, values)).rows);
const read = async ({ id, access_token }: PlacedOrder) =>
  orderResponseSchema.parse(
    (await callShop(shop, "GET", `/api/orders/${id}?access_token=${access_token}`)).json,
  ).data;
const list = async (query: string, as = token) => {
  const { status, json } = await callShop(shop, "GET", `/api/orders?${query}`, { token: as });
  expect(status).toBe(200);
  return orderListResponseSchema.parse(json);
};

describe("how an order starts", () => {
  it.each([
    ["pending", "pending", ["placed"]],
    ["processing", "processing", ["placed"]],
    ["confirmed", "processing", ["placed", "confirmed"]],
  ])("as %s when the shop says so", async (setting, status, events) => {
    await database(`UPDATE app_setting SET default_order_status = $1`, [setting]);
    const placed = await ordered(shop, variantId);
    expect(placed.status).toBe(status);
    const data = await read(placed);
    expect(data.status).toBe(status);
    expect(data.history.map(({ event }) => event)).toEqual(events);
    expect(data.history.map((entry) => entry.status)).toEqual(events.map(() => status));
    await database(`UPDATE app_setting SET default_order_status = 'pending'`);
  });

  it("freezes the rates of the moment", async () => {
    expect((await read(await ordered(shop, variantId))).exchange_rates).toEqual({
      USD: 0.00083,
      EUR: 0.00077,
    });
    await database(`UPDATE exchange_rate SET usd = 0.0007, eur = 0.00061, as_of = now()`);
    const placed = await ordered(shop, variantId);
    await database(`UPDATE exchange_rate SET usd = 0.0009, eur = 0.0008`);
    expect((await read(placed)).exchange_rates).toEqual({ USD: 0.0007, EUR: 0.00061 });
  });
});

describe("what staff are told of a new order", () => {
  const told = async (placed: PlacedOrder) => {
    const { json } = await callShop(shop, "GET", "/api/notifications?limit=100", { token });
    return notificationListResponseSchema
      .parse(json)
      .data.filter(({ text }) => text.includes(placed.order_number));
  };
  /** Of each kind; the one for staff becomes one for each of them as it is sent. */
  const mails = async ({ id }: PlacedOrder) =>
    (
      await database(
        `SELECT DISTINCT template AS n FROM mail WHERE facts ->> 'orderId' = $1 ORDER BY 1`,
        [id],
      )
    ).map(({ n }) => n);

  it("is a mail and one notification that leads to it", async () => {
    const placed = await ordered(shop, variantId);
    expect(await mails(placed)).toEqual(["new-order", "order-received"]);
    const notifications = await until(
      () => told(placed),
      (found) => found.length > 0,
    );
    expect(notifications).toMatchObject([
      { type: "new_order", link: `/admin/orders?view=${placed.id}`, read: false },
    ]);
    expect(notifications[0]?.text).toMatch(/^New order STR-\d+: Aline Uwase, RWF [\d,]+, Gasabo$/);
  });

  it("is nothing when they don't want to know; the buyer still gets a mail", async () => {
    await database(`UPDATE app_setting SET order_notifications = false`);
    const quiet = await ordered(shop, variantId);
    await database(`UPDATE app_setting SET order_notifications = true`);
    const loud = await ordered(shop, variantId);
    await until(
      () => told(loud),
      (found) => found.length > 0,
    );
    expect(await told(quiet)).toEqual([]);
    expect(await mails(quiet)).toEqual(["order-received"]);
  });
});

describe("the list of orders", () => {
  it("finds an order by number, name, address and phone, however they are typed", async () => {
    const placed = await ordered(shop, variantId, 1, {
      firstname: "Immaculée",
      lastname: "N'Iyonkuru",
      email: "immaculee.n@example.rw",
      phone: "0782 555 019",
    });
    for (const search of [
      placed.order_number,
      placed.order_number.toLowerCase().slice(2),
      "immaculée n'i",
      "IYONK",
      "culee.n@EXAMPLE",
      "0782 555 019",
      "+250 782 555 019",
      "2555019",
    ]) {
      const { data, count } = await list(`search=${encodeURIComponent(search)}`);
      expect(
        data.map(({ id }) => id),
        search,
      ).toContain(placed.id);
      expect(count).toBe(data.length);
    }
    for (const search of ["%_%", "_%_", "STR-99999999", "nobody at all"]) {
      expect((await list(`search=${encodeURIComponent(search)}`)).count).toBe(0);
    }
    const { status_counts } = await list("search=iyonkuru&status=delivered");
    expect(status_counts).toEqual({
      pending: 1,
      processing: 0,
      shipped: 0,
      delivered: 0,
      cancelled: 0,
    });
  });

  it("is one's own for everybody else, counters too", async () => {
    const mine = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
    for (let times = 0; times < 2; times += 1) {
      const { status } = await order(
        shop,
        [{ variant_id: variantId, quantity: 1 }],
        {},
        mine.token,
      );
      expect(status).toBe(201);
    }
    const { data, count, status_counts } = await list("sort=oldest", mine.token);
    expect(count).toBe(2);
    expect(status_counts.pending).toBe(2);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data.map(({ createdAt }) => createdAt).sort(),
    );
    expect((await list("search=STR", mine.token)).count).toBe(2);
    expect((await list("payment_status=completed", mine.token)).count).toBe(0);
    expect((await list("limit=1")).count).toBeGreaterThan(2);
  });

  it.each(["sort=cheapest", "payment_status=maybe", "status=lost", "limit=0"])(
    "refuses %s",
    async (query) => {
      expect((await callShop(shop, "GET", `/api/orders?${query}`, { token })).status).toBe(400);
    },
  );
});
