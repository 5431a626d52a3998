import { rm } from "node:fs/promises";
import { Client } from "pg";
import { companionsResponseSchema } from "../src/contracts/companions";
import { productListResponseSchema } from "../src/contracts/catalogue";
import { countCompanions } from "../src/modules/product/companions/count-sql";
import { pairsOf } from "../src/modules/product/companions/domain/looked-at-pairs";
import { WeeklyShares } from "../src/modules/product/companions/domain/weekly-shares";
import { addLooks } from "../src/modules/product/companions/service";
import type { Run } from "../src/lib/database";
import type { OwnShop } from "../harness/shop";
import { until } from "../harness/until";
import { shopWithCatalogue } from "./catalogue-shop";
import { tasteTrial, withNonsense, type Basket, type Trial, type Visit } from "./taste-shoppers";

/**
 * "You May Also Like" against the rule that it replaced, the newest three: how often one of three products shown beside a
 * product is in the rest of its basket, over baskets that nobody has counted. Shoppers are simulated (`taste-shoppers.ts`); the
 * earlier half of their baskets becomes orders of a real shop, their visits go through the shop's own rule and statement, and what
 * it shows is asked over HTTP. Each seed makes other shoppers; its ratio stands alone, and their spread is printed.
 *
 *   npx tsx backend/bench/companions.ts [--products 300 --baskets 4000 --visits 6000 --seeds 11,12,13]
 */
const argument = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : (process.argv[at + 1] ?? fallback);
};
const PRODUCTS = Number(argument("products", "300"));
const BASKETS = Number(argument("baskets", "4000"));
const VISITS = Number(argument("visits", "6000"));
const SEEDS = argument("seeds", "11,12,13").split(",").map(Number);

/** Days that orders and visits spread over; their fading is the shop's. */
const ORDER_DAYS = 90;
const VISIT_DAYS = 30;

const INSERT_ORDERS = `
  INSERT INTO checkout_order (id, owner_scope, idempotency_key, body_hash, firstname, lastname, email, phone, address, city,
    district, country, items, subtotal, shipping_amount, total_amount, status, payment_status, created_at, built_at)
  SELECT 'order_TASTE' || lpad(b.n::text, 21, '0'), 'taste ' || b.buyer, b.n::text, '', 'A', 'B', 'a@example.rw', '+250788000000',
    'KG 1 St', 'Kigali', 'Gasabo', 'RW', (SELECT jsonb_agg(jsonb_build_object('id', 'ordli_' || b.n || '_' || i, 'product_id', i,
      'quantity', 1)) FROM unnest(string_to_array(b.products, ',')) i), 0, 0, 0, 'delivered', 'completed',
    now() - make_interval(secs => b.age), now()
  FROM unnest($1::integer[], $2::integer[], $3::text[], $4::float8[]) b (n, buyer, products, age)`;

/** Everything of the trial before. */
const FORGET = ["checkout_order", "sales_delta", "catalogue_looked_at", "catalogue_companion"];

async function order(client: Client, baskets: readonly Basket[]): Promise<void> {
  const age = (at: number) => ((baskets.length - at) / baskets.length) * ORDER_DAYS * 86_400;
  await client.query(INSERT_ORDERS, [
    baskets.map((_, at) => at),
    baskets.map(({ buyer }) => buyer),
    baskets.map(({ products }) => products.join(",")),
    baskets.map((_, at) => age(at)),
  ]);
}

/** As the shop notes them, a day after the other. */
async function look(client: Client, visits: readonly Visit[]): Promise<void> {
  const shares = new WeeklyShares(200_000);
  const run: Run = async <Row>({ text }: { text: string }, values: readonly unknown[]) =>
    (await client.query(text, [...values])).rows as Row[];
  for (let day = 0; day < VISIT_DAYS; day++) {
    await client.query("UPDATE catalogue_looked_at SET at = at - interval '1 day'");
    for (const { address, told } of visits.filter((visit) => visit.day === day)) {
      for (const few of told) {
        await addLooks(run, shares.take(address, pairsOf(few), day * 86_400_000));
      }
    }
  }
}

/** What the shop shows beside each product. */
async function shown(shop: OwnShop, products: readonly string[]): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const id of products) {
    const answer = await fetch(`${shop.origin}/api/products/${id}/companions`);
    const { data } = companionsResponseSchema.parse(await answer.json());
    const others = data.also_like.map((other) => other.id);
    all.set(id, others);
  }
  return all;
}

/** Share of the products of some baskets with another of the same basket among the three beside it. */
function hitRate(baskets: readonly Basket[], three: (id: string) => readonly string[]): number {
  let asked = 0;
  let hits = 0;
  for (const { products } of baskets) {
    for (const id of products) {
      asked += 1;
      if (three(id).some((other) => other !== id && products.includes(other))) hits += 1;
    }
  }
  return hits / asked;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: readonly number[]) =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;

interface Way {
  name: string;
  orders: boolean;
  visits: (trial: Trial, products: readonly string[], seed: number) => Visit[];
}

const nonsense =
  (share: number, isPushing: boolean): Way["visits"] =>
  ({ visits }, products, seed) =>
    withNonsense(
      visits,
      products,
      { share, pushed: isPushing ? (products.at(-1) ?? null) : null, addresses: 20 },
      seed + 1,
    );

const WAYS: readonly Way[] = [
  { name: "orders alone", orders: true, visits: () => [] },
  { name: "looks alone", orders: false, visits: ({ visits }) => visits },
  { name: "both", orders: true, visits: ({ visits }) => visits },
  { name: "both, 10 % nonsense", orders: true, visits: nonsense(0.1, false) },
  { name: "both, 10 % push one product", orders: true, visits: nonsense(0.1, true) },
  { name: "looks alone, 10 % push one product", orders: false, visits: nonsense(0.1, true) },
];

async function main(): Promise<void> {
  const shop = await shopWithCatalogue(PRODUCTS);
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM catalogue_product ORDER BY created_at DESC, id DESC",
    );
    const products = rows.map(({ id }) => id);
    const list = await fetch(`${shop.origin}/api/products?limit=4`);
    const newest = productListResponseSchema.parse(await list.json()).data.map(({ id }) => id);
    const newestBeside = (id: string) => newest.filter((other) => other !== id).slice(0, 3);
    const ratios = new Map<string, number[]>(WAYS.map(({ name }) => [name, []]));
    const pushes = new Map<string, number[]>(WAYS.map(({ name }) => [name, []]));
    for (const seed of SEEDS) {
      const size = { baskets: BASKETS, visits: VISITS, days: VISIT_DAYS };
      const trial = tasteTrial(products, seed, size);
      const half = trial.baskets.length / 2;
      const later = trial.baskets.slice(half);
      const before = hitRate(later, newestBeside);
      process.stdout.write(`Seed ${seed}: newest three ${(before * 100).toFixed(1)} %\n`);
      for (const { name, orders, visits } of WAYS) {
        for (const table of FORGET) await client.query(`DELETE FROM ${table}`);
        if (orders) await order(client, trial.baskets.slice(0, half));
        await look(client, visits(trial, products, seed));
        const began = performance.now();
        await client.query(countCompanions(0));
        const took = performance.now() - began;
        await until(
          () => client.query("SELECT 1 FROM catalogue_dirty LIMIT 1"),
          ({ rowCount }) => rowCount === 0,
        );
        const beside = await shown(shop, products);
        const rate = hitRate(later, (id) => beside.get(id) ?? []);
        ratios.get(name)?.push(rate / before);
        const pushed = products.at(-1) ?? "";
        const places = [...beside.values()].filter((three) => three.includes(pushed)).length;
        pushes.get(name)?.push(places / products.length);
        process.stdout.write(
          `  ${name}: ${(rate * 100).toFixed(1)} %, × ${(rate / before).toFixed(2)}, counted in ${took.toFixed(0)} ms\n`,
        );
      }
    }
    console.table(
      Object.fromEntries(
        WAYS.map(({ name }) => [
          name,
          {
            "hit rate at 3, × newest three": spread(ratios.get(name) ?? []),
            "share of pages with the pushed product": spread(pushes.get(name) ?? []),
          },
        ]),
      ),
    );
  } finally {
    await client.end();
    await shop.stop();
    await rm(shop.dataDir, { recursive: true, force: true });
  }
}

void main();
