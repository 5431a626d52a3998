import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";

/** Of a hundred orders, how many have each status. The rest are delivered and paid. */
const STATUS = `CASE WHEN n % 100 < 2 THEN 'pending' WHEN n % 100 < 5 THEN 'processing'
  WHEN n % 100 < 10 THEN 'shipped' WHEN n % 100 < 18 THEN 'cancelled' ELSE 'delivered' END`;
const PAYMENT = `CASE WHEN n % 100 < 2 THEN 'unpaid' WHEN n % 100 BETWEEN 10 AND 17 THEN 'failed' ELSE 'completed' END`;

const list = (values: readonly string[]) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(", ")}])`;
const FIRST = list(["Aline", "Eric", "Grace", "Jean", "Diane", "Patrick", "Claudine", "Yves"]);
const LAST = list(["Uwase", "Mugabo", "Ingabire", "Habimana", "Umutoni", "Nshimiyimana", "Keza"]);
const DISTRICT = list(["Gasabo", "Kicukiro", "Nyarugenge", "Huye", "Rubavu", "Musanze", "Rusizi"]);

const STATEMENTS: readonly string[] = [
  // Orders of the last year, with two lines each, of existing products. Staff are not notified.
  `INSERT INTO checkout_order (id, owner_scope, idempotency_key, body_hash, firstname, lastname, email,
     phone, address, city, district, country, items, subtotal, shipping_amount, total_amount,
     status, payment_status, created_at, built_at)
   SELECT 'order_BULK' || lpad(n::text, 22, '0'), 'bulk', n::text, '', ${FIRST}[n % 8 + 1], ${LAST}[n % 7 + 1],
     'buyer' || n || '@example.rw', '+25078' || lpad((n * 7919 % 10000000)::text, 7, '0'),
     'KG ' || n % 400 || ' St', 'Kigali', ${DISTRICT}[n % 7 + 1], 'RW', i.items, i.subtotal, 2000, i.subtotal + 2000,
     ${STATUS}, ${PAYMENT}, now() - interval '2 days' - n % 360 * interval '1 day' - n % 86000 * interval '1 second', now()
   FROM generate_series(1, $1::integer) n
   CROSS JOIN LATERAL (
     SELECT jsonb_agg(jsonb_build_object('id', 'ordli_BULK' || n || '_' || p.rank, 'product_id', p.id,
         'variant_id', 'variant_BULK', 'product_name', p.name, 'image', null, 'size', 'S', 'color', 'Gray',
         'quantity', 1 + n % 3, 'unit_price', p.price, 'line_total', p.price * (1 + n % 3))) AS items,
       sum(p.price * (1 + n % 3)) AS subtotal
     FROM bulk_product p WHERE p.rank IN (n % $2::integer, (n::bigint * 31 + 1) % $2::integer)
   ) i`,
  `INSERT INTO order_progress (order_id, status, placed_at, medusa_status)
   SELECT id, status, created_at, status FROM checkout_order WHERE owner_scope = 'bulk' ON CONFLICT DO NOTHING`,
  `INSERT INTO order_progress_event (order_id, status, event, by_whom, at)
   SELECT id, s.status, s.status, 'system', created_at FROM checkout_order o
   CROSS JOIN LATERAL (VALUES ('pending'), (o.status)) s(status) WHERE owner_scope = 'bulk'`,
  `INSERT INTO checkout_payment (id, order_id, amount, payment_method, payment_status, created_at, paid_at, recorded_at)
   SELECT 'pay_' || substr(id, 7), id, total_amount, 'placeholder', payment_status, created_at,
     CASE WHEN payment_status = 'completed' THEN created_at END, created_at
   FROM checkout_order WHERE owner_scope = 'bulk' AND payment_status <> 'unpaid'`,
];

/** Writes that many orders with their history and payments, and waits until the shop has folded them. */
export async function bulkOrders(pool: Pool, count: number): Promise<void> {
  const { rowCount: products } = await pool.query(`CREATE TABLE bulk_product AS
    SELECT id, name, price, (row_number() OVER (ORDER BY id) - 1)::integer AS rank FROM catalogue_product`);
  await pool.query("CREATE UNIQUE INDEX ON bulk_product (rank)");
  await pool.query("ANALYZE bulk_product");
  for (const statement of STATEMENTS) {
    await pool.query(statement, statement.includes("$1") ? [count, products] : []);
  }
  await pool.query("DROP TABLE bulk_product");
  for (const deadline = Date.now() + 300_000; ;) {
    const { rows } = await pool.query<{ n: number }>(
      "SELECT count(*)::integer AS n FROM sales_delta",
    );
    if (rows[0]?.n === 0) break;
    if (Date.now() > deadline) throw new Error("The orders were not folded.");
    await sleep(500);
  }
  for (const table of [
    "checkout_order",
    "order_progress",
    "order_progress_event",
    "checkout_payment",
    "sales_delta",
    "sales_rollup",
  ]) {
    await pool.query(`VACUUM ANALYZE ${table}`);
  }
}
