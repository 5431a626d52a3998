/**
 * `npx tsx backend/bench/flash-sale.ts [buyers] [units] [processes]`: many buyers, few units, all at
 * once, spread over shops on the same data.
 */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startShop, type OwnShop } from "../harness/shop";
import { orderBody, send, type Answer } from "../harness/checkout-storm";
import { auditOrders, waitUntilBuilt } from "../harness/order-audit";

const QUIET = { BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" };

async function startShops(processes: number): Promise<[OwnShop, ...OwnShop[]]> {
  const first = await startShop({ env: QUIET });
  const shops: [OwnShop, ...OwnShop[]] = [first];
  for (let at = 1; at < processes; at += 1) {
    shops.push(await startShop({ env: { ...QUIET, DATABASE_URL: first.databaseUrl } }));
  }
  return shops;
}

async function main(buyers: number, units: number, processes: number): Promise<void> {
  const shops = await startShops(processes);
  const [shop] = shops;
  const database = new Client({ connectionString: shop.databaseUrl });
  try {
    await database.connect();
    const { rows } = await database.query<{ id: string; level: string }>(
      `SELECT v.id, l.id AS level FROM product_variant v JOIN product p ON p.id = v.product_id AND p.status = 'published'
       JOIN product_variant_inventory_item k ON k.variant_id = v.id
       JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id ORDER BY v.id LIMIT 1`,
    );
    const [article] = rows;
    if (!article) throw new Error("The demo catalogue is empty.");
    await database.query(
      `UPDATE inventory_level SET stocked_quantity = reserved_quantity + $2::numeric,
         raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2::numeric)::text, 'precision', 20)
       WHERE id = $1`,
      [article.level, units],
    );
    const began = performance.now();
    const answers: (Answer | null)[] = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) =>
        send((shops[buyer % shops.length] ?? shop).origin, {
          key: randomUUID(),
          body: orderBody(article.id, buyer),
        }).catch(() => null),
      ),
    );
    const took = performance.now() - began;
    const outcomes = new Map<string, number>();
    for (const answer of answers) {
      const outcome = answer ? `${answer.status} ${answer.code ?? "order"}` : "no answer";
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    console.log(`${buyers} buyers, ${units} units, ${processes} processes, ${took.toFixed(0)} ms`);
    for (const [outcome, count] of outcomes)
      console.log(`  ${String(count).padStart(4)}  ${outcome}`);
    await waitUntilBuilt(database, 30_000);
    const broken = await auditOrders(database);
    console.log(Object.keys(broken).length === 0 ? "  stock and orders agree" : broken);
    const sold = outcomes.get("201 order") ?? 0;
    const refused = outcomes.get("409 insufficient_stock") ?? 0;
    process.exitCode =
      sold === units && sold + refused === buyers && Object.keys(broken).length === 0 ? 0 : 1;
  } finally {
    await database.end();
    for (const started of shops.reverse()) await started.stop();
  }
}

const [buyers = 500, units = 10, processes = 1] = process.argv.slice(2).map(Number);
void main(buyers, units, processes).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
