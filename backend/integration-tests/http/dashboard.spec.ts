import { beforeAll, describe, expect, it, afterAll } from "vitest";
import { dashboardResponseSchema } from "../../src/contracts/dashboard";
import { notificationListResponseSchema } from "../../src/contracts/notifications";
import { ownShop } from "../../harness/use-shop";
import { fillStock } from "../../harness/articles";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { makeGoods, type Goods } from "../../harness/goods";
import { ordered } from "../../harness/sales-counter";
import { NO_POST, QUICK } from "../../harness/visitor";
import fc from "fast-check";
import { Pool } from "pg";
import { ORDER_STATUSES, orderListResponseSchema } from "../../src/contracts/orders";
import { DIFFERENCES, FOLD, TRY_FOLD_LOCK } from "../../src/modules/order/sales/fold-sql";
import { daysAgo, histories, live } from "../../harness/sales-histories";

/** Its own: the dashboard shows the ten lowest of all that there is, and the sums of all orders. */
const shop = ownShop({ env: { ...NO_POST, ...QUICK } });
let token: string;
let goods: Goods[];

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  goods = await makeGoods(shop, { pieces: 50, count: 12 });
});

const variant = (index: number): Goods => {
  const one = goods[index];
  if (!one) throw new Error(`There is no article ${index}.`);
  return one;
};
const stock = (variantId: string, pieces: number) =>
  withDatabase(shop, (database) =>
    database.query(
      `UPDATE inventory_level l SET stocked_quantity = l.reserved_quantity + $2,
         raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + $2)::text, 'precision', 20)
       FROM product_variant_inventory_item k
       WHERE k.variant_id = $1 AND l.inventory_item_id = k.inventory_item_id`,
      [variantId, pieces],
    ),
  );
const notifications = async (name: string) => {
  const { json } = await callShop(shop, "GET", "/api/notifications?limit=100", { token });
  return notificationListResponseSchema
    .parse(json)
    .data.filter(({ type, text }) => type === "low_stock" && text.startsWith(name))
    .map(({ text }) => text.replace(/^.*\)/, ""))
    .reverse();
};
const low = async () => {
  const { json } = await callShop(shop, "GET", "/api/admin/dashboard", { token });
  return dashboardResponseSchema.parse(json).data.low_stock;
};

/** What shoppers are shown to be there, of every size and colour. */
const shownStocks = async () => {
  const { rows } = await withDatabase(shop, (database) =>
    database.query<{ stock: number }>(
      `SELECT (v ->> 'stock_quantity')::integer AS stock
       FROM catalogue_product p, jsonb_array_elements(p.json::jsonb -> 'variants') v ORDER BY 1`,
    ),
  );
  return rows.map(({ stock: pieces }) => pieces);
};
const expectTruth = async () => {
  const stocks = await shownStocks();
  const { count, sold_out, variants } = await low();
  expect({ count, sold_out }).toEqual({
    count: stocks.filter((pieces) => pieces <= 10).length,
    sold_out: stocks.filter((pieces) => pieces === 0).length,
  });
  expect(variants.map(({ stock_quantity }) => stock_quantity)).toEqual(stocks.slice(0, 10));
};

describe("the dashboard", () => {
  it("says what is low now, of what was there from the start and of what moves", async () => {
    // The demo's own: nothing of it ever fell.
    const before = await low();
    expect(before.count).toBeGreaterThan(before.variants.length);
    await expectTruth();
    const { product, variantId } = variant(4);
    await stock(variantId, 12);
    await ordered(shop, variantId, 2);
    await expect.poll(async () => (await low()).count).toBe(before.count + 1);
    await ordered(shop, variantId, 10);
    await expect.poll(async () => (await low()).sold_out).toBe(before.sold_out + 1);
    expect((await low()).count).toBe(before.count + 1);
    const path = `/api/products/${product.id}`;
    const body = { stock_quantity: 30, stock_seen: 0 };
    expect((await callShop(shop, "PUT", path, { token, body })).status).toBe(200);
    expect(await low()).toEqual(before);
    expect((await callShop(shop, "DELETE", path, { token })).status).toBe(200);
    await expectTruth();
  });
});

describe("a variant that runs out", () => {
  // The list has the ten with the least: from here on, they are those of this file.
  beforeAll(() => withDatabase(shop, fillStock));

  it("is told at ten and at none, once for each dip", async () => {
    const { product, variantId } = variant(0);
    await stock(variantId, 13);
    await ordered(shop, variantId, 2);
    expect(await notifications(product.product_name)).toEqual([]);
    await ordered(shop, variantId, 2);
    expect(await notifications(product.product_name)).toEqual([": 9 left"]);
    await ordered(shop, variantId, 3);
    await ordered(shop, variantId, 6);
    expect(await notifications(product.product_name)).toEqual([": 9 left", " is sold out"]);
    await stock(variantId, 5);
    await ordered(shop, variantId, 5);
    expect(await notifications(product.product_name)).toHaveLength(3);
    await stock(variantId, 11);
    await ordered(shop, variantId, 11);
    expect(await notifications(product.product_name)).toEqual([
      ": 9 left",
      " is sold out",
      " is sold out",
      " is sold out",
    ]);
  });

  it("stands on the dashboard while it is low", async () => {
    const { product, variantId } = variant(1);
    await stock(variantId, 4);
    const { variants } = await low();
    expect(variants.find((row) => row.variant_id === variantId)).toMatchObject({
      product_id: product.id,
      name: product.product_name,
      stock_quantity: 4,
    });
    await stock(variantId, 40);
    expect((await low()).variants.map((row) => row.variant_id)).not.toContain(variantId);
  });

  it("is told once, however many buy the last of it at once", async () => {
    const { product, variantId } = variant(2);
    await stock(variantId, 14);
    await Promise.all(Array.from({ length: 14 }, () => ordered(shop, variantId, 1)));
    expect(await notifications(product.product_name)).toEqual([": 10 left", " is sold out"]);
  });
});

describe("no noise", () => {
  it("comes of drafts, nor when alerts are off", async () => {
    const { product, variantId } = variant(3);
    await withDatabase(shop, (database) =>
      database.query(`UPDATE product SET status = 'draft' WHERE id = $1`, [product.id]),
    );
    await stock(variantId, 3);
    expect((await low()).variants.map((row) => row.variant_id)).not.toContain(variantId);
    await stock(variantId, 30);
    await withDatabase(shop, async (database) => {
      await database.query(`UPDATE product SET status = 'published' WHERE id = $1`, [product.id]);
      await database.query(`UPDATE app_setting SET low_stock_alerts = false`);
    });
    await stock(variantId, 3);
    expect(await notifications(product.product_name)).toEqual([]);
    expect((await low()).variants.map((row) => row.variant_id)).toContain(variantId);
    await withDatabase(shop, (database) =>
      database.query(`UPDATE app_setting SET low_stock_alerts = true`),
    );
  });

  it("comes of a new product that starts low", async () => {
    const body = {
      product_name: "Igitenge Scarf",
      description: "Woven in Kigali.",
      price: 9000,
      stock_quantity: 3,
      category_id: goods[0]?.product.category_id?._id,
    };
    const { status, json } = await callShop(shop, "POST", "/api/products", { token, body });
    expect(status, JSON.stringify(json)).toBe(201);
    const { data } = json as { data: { variants: { id: string }[] } };
    const id = data.variants[0]?.id ?? "";
    expect(await notifications("Igitenge Scarf")).toEqual([]);
    expect((await low()).variants.map((row) => row.variant_id)).toContain(id);
    await stock(id, 50);
  });

  it("is more than ten notifications of one delivery list", async () => {
    const before = (await notificationCount()) ?? 0;
    const all = goods.map(({ variantId }) => variantId);
    for (const pieces of [50, 1]) {
      await withDatabase(shop, (database) =>
        database.query(
          `UPDATE inventory_level l SET stocked_quantity = l.reserved_quantity + $2,
             raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + $2)::text, 'precision', 20)
           FROM product_variant_inventory_item k
           WHERE k.inventory_item_id = l.inventory_item_id AND k.variant_id = ANY ($1::text[])`,
          [all, pieces],
        ),
      );
    }
    expect((await notificationCount()) - before).toBe(10);
  });
});

const notificationCount = () =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM staff_notice WHERE type = 'low_stock'`,
    );
    return rows[0]?.n ?? 0;
  });

describe("the roll-ups", () => {
  let pool: Pool;

  beforeAll(() => {
    pool = new Pool({ connectionString: shop.databaseUrl, max: 8 });
  });
  afterAll(async () => {
    await pool.end();
  });

  /** Midnight between the two days is in Kigali when it is ten at night in UTC. */
  const SOME_DAY = daysAgo(10).toISOString().slice(0, 10);

  async function foldOnce(): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const { rows } = await client.query<{ held: boolean }>(TRY_FOLD_LOCK.text);
      if (rows[0]?.held) await client.query(FOLD.text, [7]);
      await client.query("COMMIT");
    } finally {
      client.release();
    }
  }

  const differences = async () =>
    (await pool.query<{ kind: string; key: string }>(DIFFERENCES.text)).rows;

  const dashboard = async () => {
    const { status, json } = await callShop(shop, "GET", "/api/admin/dashboard?days=60&months=3", {
      token,
    });
    expect(status).toBe(200);
    return dashboardResponseSchema.parse(json).data;
  };

  /** One number of the tables themselves. */
  const counted = async (sql: string): Promise<number> =>
    Number((await pool.query<{ n: string | null }>(`SELECT (${sql}) AS n`)).rows[0]?.n ?? 0);

  it("are what a recount finds, at every moment of every history (property)", async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (all) => {
        let isOver = false;
        const seen: unknown[] = [];
        const folding = (async () => {
          while (!isOver) await foldOnce();
        })();
        const watching = (async () => {
          while (!isOver) seen.push(...(await differences()));
        })();
        try {
          await Promise.all(all.map((history) => live(pool, history)));
        } finally {
          isOver = true;
          await Promise.all([folding, watching]);
        }
        expect(seen).toEqual([]);
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it("say on the dashboard what the tables say", async () => {
    // As when somebody pays on delivery.
    const pending = await pool.query(
      `UPDATE checkout_order SET payment_status = 'pending' WHERE id IN (
         SELECT id FROM checkout_order WHERE payment_status = 'unpaid' ORDER BY id LIMIT 3)`,
    );
    expect(pending.rowCount).toBe(3);
    const data = await dashboard();
    const orders = await counted("SELECT count(*) FROM checkout_order");
    expect(data.total_orders).toBe(orders);
    expect(orders).toBeGreaterThan(20);
    for (const status of ORDER_STATUSES) {
      expect(data.orders_by_status[status]).toBe(
        await counted(`SELECT count(*) FROM order_progress WHERE status = '${status}'`),
      );
    }
    const revenue = `(SELECT coalesce(sum(amount), 0) FROM checkout_payment WHERE paid_at IS NOT NULL)
      - (SELECT coalesce(sum(amount), 0) FROM checkout_refund WHERE status = 'completed')`;
    expect(data.revenue.rwf).toBe(await counted(revenue));
    expect(data.revenue.usd).toBe(
      await counted(`SELECT round(sum(m.amount * o.usd_rate), 2) FROM checkout_order o JOIN (
        SELECT order_id, amount FROM checkout_payment WHERE paid_at IS NOT NULL
        UNION ALL SELECT order_id, -amount FROM checkout_refund WHERE status = 'completed') m ON m.order_id = o.id`),
    );
    const sum = (rows: readonly { orders: number; revenue: number }[]) => [
      rows.reduce((total, row) => total + row.orders, 0),
      rows.reduce((total, row) => total + row.revenue, 0),
    ];
    expect(data.by_day).toHaveLength(60);
    expect(sum(data.by_month)).toEqual([orders, data.revenue.rwf]);
    expect(sum(data.by_day)).toEqual([orders, data.revenue.rwf]);
    const dollars = (rows: readonly { usd: number }[]) =>
      rows.reduce((total, { usd }) => total + usd, 0);
    // Each is rounded to a cent.
    expect(Math.abs(dollars(data.by_month) - data.revenue.usd)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(dollars(data.by_day) - data.revenue.usd)).toBeLessThanOrEqual(0.31);
    expect(data.revenue.usd).toBeGreaterThan(1);
    expect(data.by_day.find(({ day }) => day === SOME_DAY)?.orders).toBe(
      await counted(`SELECT count(*) FROM checkout_order
        WHERE created_at >= '${SOME_DAY}T00:00:00Z'::timestamptz - interval '2 hours'
          AND created_at < '${SOME_DAY}T22:00:00Z'`),
    );
    expect(data.districts.reduce((total, row) => total + row.orders, 0)).toBe(
      await counted(`SELECT count(*) FROM order_progress WHERE status <> 'cancelled'`),
    );
    const { rows: sold } = await pool.query<{
      product_id: string;
      units: number;
      revenue: number;
    }>(`
      SELECT i ->> 'product_id' AS product_id, sum((i ->> 'quantity')::integer)::integer AS units,
        coalesce(sum((i ->> 'line_total')::integer) FILTER (WHERE o.payment_status = 'completed'), 0)::integer AS revenue
      FROM checkout_order o CROSS JOIN jsonb_array_elements(o.items) i
      WHERE o.status <> 'cancelled' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 10`);
    expect(
      data.top_products.map(({ product_id, units, revenue: paid }) => ({
        product_id,
        units,
        revenue: paid,
      })),
    ).toEqual(sold);
    const due = `FROM checkout_order WHERE status <> 'cancelled' AND payment_status IN ('unpaid', 'pending', 'failed')`;
    expect(data.unpaid).toEqual({
      orders: await counted(`SELECT count(*) ${due}`),
      amount: await counted(`SELECT coalesce(sum(total_amount), 0) ${due}`),
    });
    // What the link beside it shows.
    const { json } = await callShop(shop, "GET", "/api/orders?payment_status=due&limit=1", {
      token,
    });
    expect(orderListResponseSchema.parse(json).count).toBe(data.unpaid.orders);
  });

  it("count the list of orders, and every list is in its order", async () => {
    const { rows } = await pool.query<{
      id: string;
      status: string;
      payment_status: string;
      total_amount: string;
      at: string;
    }>(`SELECT id, status, payment_status, total_amount,
      (extract(epoch FROM created_at) * 1000000)::bigint AS at FROM checkout_order`);
    const orders = rows.map((row) => ({
      ...row,
      total: Number(row.total_amount),
      // In microseconds: several may be of one millisecond.
      at: Number(row.at),
    }));
    type Row = (typeof orders)[number];
    const isDue = (row: Row) =>
      row.status !== "cancelled" && !["completed", "refunded"].includes(row.payment_status);
    const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);
    const sorted: Record<string, (a: Row, b: Row) => number> = {
      latest: (a, b) => b.at - a.at || -byId(a, b),
      oldest: (a, b) => a.at - b.at || byId(a, b),
      total_desc: (a, b) => b.total - a.total || -byId(a, b),
      total_asc: (a, b) => a.total - b.total || byId(a, b),
    };
    for (const [sort, compare] of Object.entries(sorted)) {
      for (const status of [undefined, "pending", "cancelled"]) {
        for (const payment of [undefined, "unpaid", "completed", "due"]) {
          const query = new URLSearchParams({
            sort,
            limit: "7",
            offset: "2",
            ...(status ? { status } : {}),
            ...(payment ? { payment_status: payment } : {}),
          });
          const { json } = await callShop(shop, "GET", `/api/orders?${query.toString()}`, {
            token,
          });
          const answer = orderListResponseSchema.parse(json);
          const ofPayment = orders.filter(
            (row) =>
              !payment || row.payment_status === payment || (payment === "due" && isDue(row)),
          );
          const matching = ofPayment.filter((row) => !status || row.status === status);
          expect(answer.count).toBe(matching.length);
          for (const each of ORDER_STATUSES) {
            expect(answer.status_counts[each]).toBe(
              ofPayment.filter((row) => row.status === each).length,
            );
          }
          expect(answer.data.map(({ id }) => id)).toEqual(
            matching
              .sort(compare)
              .slice(2, 9)
              .map(({ id }) => id),
          );
        }
      }
    }
  });
});
