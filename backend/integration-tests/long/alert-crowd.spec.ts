/** Over a minute: ten thousand people wait for one variant, and the shop is killed while it tells them. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

const CROWD = 10_000;
const PER_PIECE = 3;
/** From the first of those who are told, to the kill. */
const DELAYS_MS = [0, 30, 120, 400];

const shop = ownShop({ env: { ...NO_POST, ...QUICK, MOMO_SIMULATOR: "off", PACE: "0.1" } });
const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);

const nameOf = (at: number) => `n${String(at).padStart(5, "0")}@crowd.example.rw`;

async function setStock({ product }: Goods, pieces: number, seen: number): Promise<void> {
  const { token } = await logIn(shop, shop.admin);
  const body = { stock_quantity: pieces, stock_seen: seen };
  const path = `/api/products/${product.id}`;
  expect((await callShop(shop, "PUT", path, { token, body })).status).toBe(200);
}
const toldCount = async (): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "SELECT count(*)::integer AS n FROM stock_alert WHERE told_at IS NOT NULL",
  );
  return row?.n ?? 0;
};
/** Those with the first call had their time. */
const theirTimeIsOver = async () => {
  await query(
    "UPDATE stock_alert SET told_at = told_at - interval '1 day' WHERE told_at IS NOT NULL",
  );
  await query("UPDATE alert_product SET due_at = now()");
};

/** Who was told is who asked first; each has one message, and nobody else has any. */
async function expectFirst(count: number): Promise<void> {
  const owed = await query<{ recipient: string; n: number }>(
    `SELECT recipient, count(*)::integer AS n FROM mail WHERE template = 'back-in-stock' GROUP BY 1 ORDER BY 1`,
  );
  expect(owed.length).toBe(count);
  expect(owed.filter(({ n }) => n !== 1)).toEqual([]);
  expect(owed[0]?.recipient).toBe(nameOf(1));
  expect(owed.at(-1)?.recipient).toBe(nameOf(count));
  expect(await toldCount()).toBe(count);
}

it("ten thousand who wait for one variant are told in turn, once each, whatever is killed", async () => {
  const [goods] = await makeGoods(shop, { pieces: 0 });
  await query(
    `INSERT INTO stock_alert (id, variant_id, product_id, contact, channel, language, code)
     SELECT 'alrt_' || n, $1, $2, 'n' || lpad(n::text, 5, '0') || '@crowd.example.rw', 'mail', 'en', 'code' || n
     FROM generate_series(1, $3::integer) n ORDER BY n`,
    [goods.variantId, goods.product.id, CROWD],
  );
  await query("INSERT INTO alert_product (product_id) VALUES ($1)", [goods.product.id]);

  await setStock(goods, 5, 0);
  let began = performance.now();
  await until(toldCount, (told) => told > 0);
  console.log(`5 pieces: told after ${Math.round(performance.now() - began)} ms`);
  await pause(3000);
  await expectFirst(5 * PER_PIECE);

  let expected = 5 * PER_PIECE;
  let stock = 5;
  for (const delayMs of DELAYS_MS) {
    await theirTimeIsOver();
    const before = await toldCount();
    const next = 500;
    await setStock(goods, next, stock);
    stock = next;
    expected += stock * PER_PIECE;
    await until(toldCount, (told) => told > before);
    await pause(delayMs);
    await shop.kill9();
    await shop.restart();
    console.log(`killed after ${delayMs} ms: ${await toldCount()} of ${expected} were told`);
    await until(toldCount, (told) => told >= expected, 60_000);
    await pause(2000);
    await expectFirst(expected);
  }

  await theirTimeIsOver();
  await setStock(goods, CROWD, stock);
  began = performance.now();
  await until(toldCount, (told) => told === CROWD, 120_000);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${CROWD - expected} told in ${seconds.toFixed(1)} s`);
  await expectFirst(CROWD);
}, 600_000);
