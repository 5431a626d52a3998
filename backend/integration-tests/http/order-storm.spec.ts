/** Medusa builds every order of the storms before they are counted. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody, send } from "../../harness/checkout-storm";
import { auditOrders, waitUntilBuilt } from "../../harness/order-audit";
import { failureSchema } from "../../src/contracts/envelope";
import {
  ORDER_STATUSES,
  orderResponseSchema,
  placedOrderResponseSchema,
  stockShortageSchema,
  type Order,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { paymentResponseSchema } from "../../src/contracts/payments";
import { NO_POST, QUICK } from "../../harness/visitor";
import { rounds } from "../../harness/rounds";
import { ownShop } from "../../harness/use-shop";
import { callShop, logIn } from "../../harness/people";

/** Each order that is placed is built by Medusa before they are counted. */
const PAIRS = rounds(80, 200);
const PIECES = rounds(60, 150);
const FLIPPED = rounds(50, 120);

const shop = ownShop({ env: { ...NO_POST, ...QUICK } });
let database: Client;
let token: string;
let articles: { id: string; level: string; product: string }[];

const article = (at: number) => {
  const found = articles[at];
  if (!found) throw new Error("The demo catalogue is too small.");
  return found;
};

/** Leaves this many orderable units of an article. */
const leave = (level: string, units: number) =>
  database.query(
    `UPDATE inventory_level SET stocked_quantity = reserved_quantity + $2::numeric,
       raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2::numeric)::text, 'precision', 20)
     WHERE id = $1`,
    [level, units],
  );
async function stockOf(level: string): Promise<{ stocked: number; reserved: number }> {
  const { rows } = await database.query<{ stocked: number; reserved: number }>(
    `SELECT stocked_quantity::float8 AS stocked, reserved_quantity::float8 AS reserved
     FROM inventory_level WHERE id = $1`,
    [level],
  );
  return rows[0] ?? { stocked: NaN, reserved: NaN };
}

const staff = (method: string, path: string, body?: object) =>
  callShop(shop, method, path, { token, body });
const setStatus = (id: string, status: string) =>
  staff("PUT", `/api/orders/${id}/status`, { status });
const cancel = ({ id, access_token }: PlacedOrder) =>
  callShop(shop, "POST", `/api/orders/${id}/cancel`, { body: { access_token } });
async function read(id: string): Promise<Order> {
  return orderResponseSchema.parse((await staff("GET", `/api/orders/${id}`)).json).data;
}
async function place(variantId: string, quantity = 1): Promise<PlacedOrder> {
  const { json } = await callShop(shop, "POST", "/api/orders", {
    body: orderBody(variantId, 1, quantity),
    headers: { "Idempotency-Key": randomUUID() },
  });
  return placedOrderResponseSchema.parse(json).data;
}

beforeAll(async () => {
  // All of these buyers share one address.
  database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  ({ token } = await logIn(shop, shop.admin));
  const { rows } = await database.query<{ id: string; level: string; product: string }>(
    `SELECT DISTINCT ON (p.id) v.id, l.id AS level, p.id AS product FROM product_variant v
     JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY p.id, v.id LIMIT 12`,
  );
  articles = rows;
});
afterAll(async () => {
  await database.end();
});

describe("one order that many change at once", () => {
  it("goes through twenty changes of status one after the other, and its stock with it", async () => {
    const { id, level } = article(0);
    await leave(level, 50);
    const before = await stockOf(level);
    const order = await place(id, 3);
    const asked = Array.from({ length: 20 }, (_, at) => ORDER_STATUSES[at % 5] ?? "pending");
    const answers = await Promise.all(asked.map((status) => setStatus(order.id, status)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { status, history } = await read(order.id);
    expect(history.at(-1)?.status).toBe(status);
    // Changing to the current status is not a change.
    const steps = history.map((event) => event.status);
    expect(steps.filter((step, at) => step === steps[at - 1])).toEqual([]);
    const gone = status === "shipped" || status === "delivered" ? 3 : 0;
    const held = status === "pending" || status === "processing" ? 3 : 0;
    expect(await stockOf(level)).toEqual({
      stocked: before.stocked - gone,
      reserved: before.reserved + held,
    });
  });

  it("is cancelled once by two who cancel it, and its stock comes back once", async () => {
    const { id, level } = article(1);
    await leave(level, 10);
    const before = await stockOf(level);
    const order = await place(id, 4);
    const answers = await Promise.all([
      cancel(order),
      cancel(order),
      setStatus(order.id, "cancelled"),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { status, history } = await read(order.id);
    expect(status).toBe("cancelled");
    expect(history.map((event) => event.status)).toEqual(["pending", "cancelled"]);
    expect(await stockOf(level)).toEqual(before);
  });

  it("is opened again with its stock, or not at all when that was sold", async () => {
    const { id, level } = article(2);
    await leave(level, 5);
    const before = await stockOf(level);
    const order = await place(id, 4);
    expect((await cancel(order)).status).toBe(200);
    expect((await setStatus(order.id, "processing")).status).toBe(200);
    expect(await stockOf(level)).toEqual({ ...before, reserved: before.reserved + 4 });
    expect((await setStatus(order.id, "cancelled")).status).toBe(200);
    await place(id, 2);
    const refused = await setStatus(order.id, "pending");
    expect(refused.status).toBe(409);
    const failure = failureSchema.parse(refused.json);
    expect(failure.code).toBe("insufficient_stock");
    expect(stockShortageSchema.parse(failure.data).lines).toMatchObject([
      { variant_id: id, requested: 4, available: 3 },
    ]);
    expect((await read(order.id)).status).toBe("cancelled");
    expect(await stockOf(level)).toEqual({ ...before, reserved: before.reserved + 2 });
  });

  it("is opened again by one of two, when there is stock for one", async () => {
    const { id, level } = article(3);
    await leave(level, 6);
    const orders = [await place(id, 3), await place(id, 3)];
    for (const order of orders) expect((await cancel(order)).status).toBe(200);
    await leave(level, 5);
    const answers = await Promise.all(orders.map((order) => setStatus(order.id, "processing")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { stocked, reserved } = await stockOf(level);
    expect(stocked - reserved).toBe(2);
  });

  it("is paid once, however many begin to pay it and see its money", async () => {
    const { id, level } = article(1);
    await leave(level, 5);
    const order = await place(id);
    const methods = ["seen", "momo", "placeholder", "cod", "seen"];
    const seen = { received_as: "cash", amount: order.total_amount };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        methods[at % methods.length] === "seen"
          ? callShop(shop, "POST", `/api/orders/${order.id}/payments`, { token, body: seen })
          : callShop(shop, "POST", "/api/payments", {
              body: {
                order_id: order.id,
                access_token: order.access_token,
                payment_method: methods[at % methods.length],
                ...(methods[at % methods.length] === "momo" ? { phone: "0788123456" } : {}),
              },
            }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const completed = answers
      .filter(({ status }) => status === 201)
      .map(({ json }) => paymentResponseSchema.parse(json).data)
      .filter(({ payment_status }) => payment_status === "completed");
    expect(new Set(completed.map((payment) => payment.id)).size).toBe(1);
    const { payments, payment_status } = await read(order.id);
    expect(payment_status).toBe("completed");
    expect(payments.filter((payment) => payment.payment_status === "completed")).toHaveLength(1);
    expect(payments.filter((payment) => payment.payment_status === "pending")).toEqual([]);
  });
});

describe("a database that loses a change", () => {
  it("makes nothing of the order whose pieces it did not take", async () => {
    const [a, b] = [article(6), article(7)];
    await leave(a.level, 5);
    await leave(b.level, 5);
    const before = [await stockOf(a.level), await stockOf(b.level)];
    // As PostgreSQL 18.1 does by itself when many order at once.
    await database.query(`CREATE FUNCTION lose_a_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.id = '${b.level}' THEN RETURN NULL; END IF; RETURN NEW; END $$`);
    await database.query(`CREATE TRIGGER lose_a_change BEFORE UPDATE ON inventory_level
      FOR EACH ROW EXECUTE FUNCTION lose_a_change()`);
    const email = "unlucky@example.rw";
    const items = [a, b].map(({ id }) => ({ variant_id: id, quantity: 1 }));
    const attempt = { key: randomUUID(), body: { ...orderBody(a.id, 1), email, items } };
    let answer: Awaited<ReturnType<typeof send>>;
    try {
      answer = await send(shop.origin, attempt);
    } finally {
      await database.query("DROP FUNCTION lose_a_change CASCADE");
    }
    expect(answer).toMatchObject({ status: 503, orderId: null });
    expect([await stockOf(a.level), await stockOf(b.level)]).toEqual(before);
    const { rows } = await database.query("SELECT id FROM checkout_order WHERE email = $1", [
      email,
    ]);
    expect(rows).toEqual([]);
    expect((await send(shop.origin, attempt)).status).toBe(201);
  });
});

describe("many buyers at once", () => {
  it("sell ten units to exactly ten of two hundred", async () => {
    const { id, level } = article(8);
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
    const { id, level } = article(9);
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
    const { id, level } = article(9);
    await leave(level, 1);
    const attempt = { key: randomUUID(), body: orderBody(id, 2) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(shop.origin, attempt)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it("don't lock each other out with the same articles in another order", async () => {
    const [a, b] = [article(10), article(11)];
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

describe("many orders at once", () => {
  it(`of two articles, ${PAIRS} pairs in both orders, sell each to the last piece`, async () => {
    const [a, b] = [article(4), article(5)];
    await leave(a.level, PIECES);
    await leave(b.level, PIECES);
    const lines = [a, b].map(({ id }) => ({ variant_id: id, quantity: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 2 * PAIRS }, (_, buyer) => {
        const items = buyer % 2 === 0 ? lines : [...lines].reverse();
        return send(shop.origin, { key: randomUUID(), body: { ...orderBody(a.id, buyer), items } });
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PIECES);
    expect(answers.filter(({ code }) => code === "insufficient_stock")).toHaveLength(
      2 * PAIRS - PIECES,
    );
    for (const { level } of [a, b]) {
      const { stocked, reserved } = await stockOf(level);
      expect(stocked - reserved).toBe(0);
    }
  });

  it("while the price flips have one price or the other, never a part of each", async () => {
    const { id, level, product } = article(6);
    await leave(level, 500);
    const prices = [20_000, 30_000];
    expect((await staff("PUT", `/api/products/${product}`, { price: prices[0] })).status).toBe(200);
    let isOver = false;
    const flipping = (async () => {
      for (let at = 1; !isOver; at += 1) {
        const body = { price: prices[at % 2] };
        expect((await staff("PUT", `/api/products/${product}`, body)).status).toBe(200);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: FLIPPED }, (_, buyer) =>
        send(shop.origin, { key: randomUUID(), body: orderBody(id, buyer, 2) }),
      ),
    ).finally(() => (isOver = true));
    await flipping;
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    const ids = answers.flatMap(({ orderId }) => orderId ?? []);
    expect(ids.length).toBeGreaterThan(0);
    const { rows } = await database.query<{ unit: number; subtotal: number }>(
      `SELECT (items->0->>'unit_price')::integer AS unit, subtotal::integer AS subtotal
       FROM checkout_order WHERE id = ANY ($1::text[])`,
      [ids],
    );
    expect(rows).toHaveLength(ids.length);
    for (const { unit, subtotal } of rows) {
      expect(prices).toContain(unit);
      expect(subtotal).toBe(2 * unit);
    }
  });

  it("leave orders, payments, stock and Medusa in agreement", async () => {
    expect(await waitUntilBuilt(database, 150_000)).not.toBeNull();
    expect(await auditOrders(database)).toEqual({});
  }, 200_000);
});
