import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema, priceChangeSchema } from "../../src/contracts/orders";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, logIn, withDatabase, type Answer } from "../../harness/people";
import { BUYER } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));

const PIECES = 500;
let token: string;
let goods: [Goods, ...Goods[]];

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  goods = await makeGoods(shop, { pieces: PIECES, count: 2 });
});

const place = (items: readonly object[], over: object = {}, key: string = randomUUID()) =>
  callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": key },
    body: { ...BUYER, items, ...over },
  });
const placed = ({ status, json }: Answer) => {
  expect(status).toBe(201);
  return placedOrderResponseSchema.parse(json).data;
};
const changeOf = ({ status, json }: Answer) => {
  expect(status).toBe(409);
  const failure = failureSchema.parse(json);
  expect(failure.code).toBe("price_changed");
  return priceChangeSchema.parse(failure.data);
};
const put = async (path: string, body: object) => {
  const { status } = await callShop(shop, "PUT", path, { token, body });
  expect(status).toBe(200);
};
const reprice = (at: 0 | 1, price: number) => {
  const [first, second = first] = goods;
  return put(`/api/products/${(at === 0 ? first : second).product.id}`, { price });
};
const two = () => goods.map(({ variantId }, at) => ({ variant_id: variantId, quantity: at + 1 }));
const one = () => two().slice(0, 1);
const freePieces = async () => {
  const { json } = await callShop(shop, "GET", `/api/products/${goods[0].product.id}`);
  return (json as { data: { stock_quantity: number } }).data.stock_quantity;
};

describe("an order with the total that the buyer has seen", () => {
  beforeAll(async () => {
    await reprice(0, 12_000);
    await reprice(1, 5000);
  });

  it("is placed at exactly that total, or answered with what it costs now", async () => {
    const seen = { expected_total: 12_000 + 2 * 5000 + 2000 };
    const free = (await freePieces()) - 1;
    expect(placed(await place(two(), seen)).total_amount).toBe(24_000);
    await expect.poll(freePieces).toBe(free);
    await reprice(1, 5500);
    const change = changeOf(await place(two(), seen));
    expect(change).toMatchObject({
      subtotal: 23_000,
      shipping_amount: 2000,
      total_amount: 25_000,
      lines: [
        { index: 0, quantity: 1, unit_price: 12_000, line_total: 12_000 },
        { index: 1, quantity: 2, unit_price: 5500, line_total: 11_000 },
      ],
    });
    expect(change.lines.map(({ variant_id }) => variant_id)).toEqual(
      goods.map(({ variantId }) => variantId),
    );
    expect(await freePieces()).toBe(free);
    // A lower price is another one as well.
    await reprice(1, 4000);
    expect(changeOf(await place(two(), seen)).total_amount).toBe(22_000);
  });

  it("leaves the key unused when refused, and is one order when accepted", async () => {
    const key = randomUUID();
    await reprice(0, 13_000);
    const { total_amount } = changeOf(await place(one(), { expected_total: 14_000 }, key));
    const accepted = { expected_total: total_amount };
    const first = placed(await place(one(), accepted, key));
    expect(first.total_amount).toBe(15_000);
    // Whatever it costs by now: what was placed was placed.
    await reprice(0, 14_000);
    expect(placed(await place(one(), accepted, key))).toEqual(first);
    for (const other of [{ expected_total: 14_000 }, {}]) {
      const { status, json } = await place(one(), other, key);
      expect(status).toBe(409);
      expect(failureSchema.parse(json).code).toBe("idempotency_mismatch");
    }
  });

  it("counts what delivery costs", async () => {
    await reprice(0, 12_000);
    await put("/api/admin/shipping", { flat_fee: 2500 });
    const change = changeOf(await place(one(), { expected_total: 14_000 }));
    expect(change).toMatchObject({ subtotal: 12_000, shipping_amount: 2500, total_amount: 14_500 });
    await put("/api/admin/shipping", { free_above: 12_000 });
    expect(placed(await place(one(), { expected_total: 12_000 })).shipping_amount).toBe(0);
    await put("/api/admin/shipping", { flat_fee: 2000, free_above: null });
  });

  it("is placed at the price of the moment by clients that don't say what they expect", async () => {
    await reprice(0, 12_500);
    expect(placed(await place(one())).total_amount).toBe(14_500);
  });

  it.each([
    ["free", "must be a whole number of RWF"],
    [14_000.5, "must be a whole number of RWF"],
    [-1, "must not be negative"],
    [1e12, "is too large"],
    [null, "must be a whole number of RWF"],
  ])("names a total that is none: %j", async (expected_total, words) => {
    const { status, json } = await place(one(), { expected_total });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors).toEqual([
      { field: "expected_total", message: `expected_total ${words}` },
    ]);
  });
});

describe("a price that changes while an order is being placed", () => {
  /** Sends an order that has its quote and waits for its stock; meanwhile `change` is committed. */
  async function during(change: () => Promise<void>, expected_total: number): Promise<Answer> {
    return withDatabase(shop, async (database) => {
      await database.query("BEGIN");
      await database.query(
        `SELECT l.id FROM inventory_level l
         JOIN product_variant_inventory_item k USING (inventory_item_id)
         WHERE k.variant_id = $1 FOR UPDATE OF l`,
        [goods[0].variantId],
      );
      const answer = place(one(), { expected_total });
      const waiting = () =>
        withDatabase(shop, async (other) => {
          const { rows } = await other.query(
            `SELECT pid FROM pg_stat_activity
             WHERE wait_event_type = 'Lock' AND query LIKE '%checkout_place(%'`,
          );
          return rows.length;
        });
      await until(waiting, (count) => count === 1);
      await change();
      await database.query("COMMIT");
      return answer;
    });
  }

  it("is not charged: neither the article's nor the delivery's", async () => {
    await reprice(0, 12_000);
    const articles = await during(
      () =>
        withDatabase(shop, async (other) => {
          await other.query(
            `UPDATE price SET amount = 12600, raw_amount = '{"value":"12600","precision":20}'
             FROM product_variant_price_set s
             WHERE s.price_set_id = price.price_set_id AND s.variant_id = $1`,
            [goods[0].variantId],
          );
        }),
      14_000,
    );
    expect(changeOf(articles)).toMatchObject({ subtotal: 12_600, total_amount: 14_600 });
    await reprice(0, 12_000);
    const delivery = await during(() => put("/api/admin/shipping", { flat_fee: 2300 }), 14_000);
    expect(changeOf(delivery)).toMatchObject({ shipping_amount: 2300, total_amount: 14_300 });
    await put("/api/admin/shipping", { flat_fee: 2000 });
  });

  it("never makes an order of another total, however often it changes", async () => {
    const repricing = (async () => {
      for (const price of [12_001, 12_002, 12_003, 12_004, 12_005, 12_000]) await reprice(0, price);
    })();
    const answers: Answer[] = [];
    for (let round = 0; round < 6; round += 1) {
      const wave = [0, 1, 2, 3, 4].map((over) =>
        place(one(), { expected_total: 14_000 + over, note: `expects ${14_000 + over}` }),
      );
      answers.push(...(await Promise.all(wave)));
    }
    await repricing;
    for (const answer of answers) {
      if (answer.status !== 201) changeOf(answer);
    }
    const { rows } = await withDatabase(shop, (database) =>
      database.query<{ note: string; total: string }>(
        `SELECT note, total_amount AS total FROM checkout_order
         WHERE note LIKE 'expects %' AND items -> 0 ->> 'variant_id' = $1`,
        [goods[0].variantId],
      ),
    );
    expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(rows.length).toBeGreaterThan(0);
    for (const { note, total } of rows) expect(`expects ${total}`).toBe(note);
  });
});
