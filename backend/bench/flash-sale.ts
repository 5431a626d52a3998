/** `npx tsx backend/bench/flash-sale.ts [buyers] [units]`: many buyers, few units, all at once. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startShop } from "../integration-tests/harness";
import { orderBody, send, type Answer } from "./checkout-storm";
import { auditOrders, waitUntilBuilt } from "./order-audit";

async function main(buyers: number, units: number): Promise<void> {
  const shop = await startShop({
    env: { BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" },
  });
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
        send(shop.origin, { key: randomUUID(), body: orderBody(article.id, buyer) }).catch(
          () => null,
        ),
      ),
    );
    const took = performance.now() - began;
    const outcomes = new Map<string, number>();
    for (const answer of answers) {
      const outcome = answer ? `${answer.status} ${answer.code ?? "order"}` : "no answer";
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    console.log(`${buyers} buyers, ${units} units, ${took.toFixed(0)} ms`);
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
    await shop.stop();
  }
}

void main(Number(process.argv[2] ?? 500), Number(process.argv[3] ?? 10)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
