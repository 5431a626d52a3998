/** Half a minute: two instances remind people of their carts at once, and one is killed over and over meanwhile. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { makeGoods } from "../../harness/goods";
import { withDatabase } from "../../harness/people";
import { until } from "../../harness/until";
import { beside, ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

const CROWD = 3000;
/** From the first of those who are told, to the kill. */
const DELAYS_MS = [0, 20, 100, 300];

const ENV = { ...NO_POST, ...QUICK, MOMO_SIMULATOR: "off", PACE: "0.1" };
const shop = ownShop({ env: ENV });
const other = ownShop(() => beside(shop, ENV));
const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);

const countOf = async (text: string): Promise<number> =>
  (await query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${text}`))[0]?.n ?? 0;
const toldCount = () => countOf("cart_reminder WHERE told_at IS NOT NULL");

it("people are reminded once each, by two instances of which one is killed", async () => {
  const [{ product, variantId }] = await makeGoods(shop, { pieces: 5 });
  const lines = JSON.stringify([{ id: variantId, _id: product.id, quantity: 1 }]);
  let expected = 0;
  for (const [round, delayMs] of DELAYS_MS.entries()) {
    await query(
      `INSERT INTO cart_reminder (id, contact, channel, language, code, agreed_to, lines, due_at)
       SELECT 'crem_' || $2 || '_' || n, 'n' || $2 || '_' || n || '@crowd.example.rw', 'mail', 'en', $2 || 'code' || n, 'cart-reminder.1',
         $1::jsonb, now() FROM generate_series(1, $3::integer) n`,
      [lines, String(round), CROWD],
    );
    const before = expected;
    expected += CROWD;
    await until(toldCount, (told) => told > before);
    await pause(delayMs);
    await other.kill9();
    console.log(`killed after ${delayMs} ms: ${await toldCount()} of ${expected} were told`);
    await other.restart();
    await until(toldCount, (told) => told >= expected, 60_000);
  }
  expect(await countOf("mail WHERE template = 'cart-reminder'")).toBe(expected);
  expect(
    await countOf(
      "(SELECT recipient FROM mail WHERE template = 'cart-reminder' GROUP BY 1 HAVING count(*) <> 1) m",
    ),
  ).toBe(0);
}, 300_000);
