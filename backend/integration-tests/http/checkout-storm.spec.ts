import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody, send } from "../../bench/checkout-storm";
import { auditOrders, waitUntilBuilt } from "../../bench/order-audit";
import { startShop, type Shop } from "../harness";

let shop: Shop;
let database: Client;
let articles: { id: string; level: string }[];

/** Leaves so many units of an article that can be ordered. */
const leave = (level: string, units: number) =>
  database.query(
    `UPDATE inventory_level SET stocked_quantity = reserved_quantity + $2::numeric,
       raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2::numeric)::text, 'precision', 20)
     WHERE id = $1`,
    [level, units],
  );

const article = (at: number) => {
  const found = articles[at];
  if (!found) throw new Error("The demo catalogue is too small.");
  return found;
};

beforeAll(async () => {
  // All of these buyers share one address.
  shop = await startShop({ env: { RATE_LIMIT: "off" } });
  database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string; level: string }>(
    `SELECT v.id, l.id AS level FROM product_variant v
     JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY v.id LIMIT 4`,
  );
  articles = rows;
});
afterAll(async () => {
  await database.end();
  await shop.stop();
});

describe("many buyers at once", () => {
  it("sell ten units to exactly ten of two hundred", async () => {
    const { id, level } = article(0);
    await leave(level, 10);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, buyer) =>
        send(shop.origin, { key: randomUUID(), body: orderBody(id, buyer) }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(201)).toBe(10);
    expect(answers.filter(({ code }) => code === "insufficient_stock")).toHaveLength(190);
    expect(new Set(answers.flatMap(({ orderId }) => orderId ?? [])).size).toBe(10);
  });

  it("make one order of one key, fifty times in parallel", async () => {
    const { id, level } = article(1);
    await leave(level, 50);
    const attempt = { key: randomUUID(), body: orderBody(id, 1) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(shop.origin, attempt)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    const { rows } = await database.query(
      "SELECT stocked_quantity - reserved_quantity AS free FROM inventory_level WHERE id = $1",
      [level],
    );
    expect(Number((rows[0] as { free: string }).free)).toBe(49);
  });

  it("gives the last unit to one of fifty that share a key, and the order to all of them", async () => {
    const { id, level } = article(1);
    await leave(level, 1);
    const attempt = { key: randomUUID(), body: orderBody(id, 2) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(shop.origin, attempt)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it("don't lock each other out with the same articles in another order", async () => {
    const [a, b] = [article(2), article(3)];
    await leave(a.level, 40);
    await leave(b.level, 40);
    const body = (buyer: number) => {
      const lines = [a, b].map(({ id }) => ({ variant_id: id, quantity: 1 }));
      return { ...orderBody(a.id, buyer), items: buyer % 2 === 0 ? lines : lines.reverse() };
    };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, buyer) =>
        send(shop.origin, { key: randomUUID(), body: body(buyer) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
  });

  it("leave orders, stock and Medusa in agreement", async () => {
    expect(await waitUntilBuilt(database, 30_000)).not.toBeNull();
    expect(await auditOrders(database)).toEqual({});
  });
});
