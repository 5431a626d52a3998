import fc from "fast-check";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dashboardResponseSchema } from "../../src/contracts/dashboard";
import { ORDER_STATUSES, orderListResponseSchema } from "../../src/contracts/orders";
import { DIFFERENCES, FOLD, TRY_FOLD_LOCK } from "../../src/modules/order/sales/fold-sql";
import { ownShop } from "../../harness/use-shop";
import { callShop, logIn } from "../../harness/people";
import { daysAgo, histories, live } from "../../harness/sales-histories";

const shop = ownShop({ env: { SEED_DEMO: "false" } });
let pool: Pool;
let token: string;

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
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

describe("the roll-ups", () => {
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
      created_at: Date;
    }>(`SELECT id, status, payment_status, total_amount, created_at FROM checkout_order`);
    const orders = rows.map((row) => ({
      ...row,
      total: Number(row.total_amount),
      at: row.created_at.getTime(),
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
