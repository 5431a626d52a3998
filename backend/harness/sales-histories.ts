import fc from "fast-check";
import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { ORDER_STATUSES } from "../src/contracts/orders";
import { DISTRICTS } from "../src/contracts/places";

/** Something that happens to an order; `pick` says to which of those there are. */
type Act =
  | {
      kind: "place";
      lines: { product: number; quantity: number; price: number }[];
      at: Date;
      district: string;
    }
  | { kind: "status"; pick: number; status: string }
  | { kind: "pay"; pick: number; at: Date }
  | { kind: "refund"; pick: number; part: number; at: Date };

const DAY_MS = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const time = fc.date({ min: daysAgo(25), max: daysAgo(1), noInvalidDate: true });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    at: time,
    district: fc.constantFrom(...DISTRICTS.slice(0, 3)),
    lines: fc.array(
      fc.record({
        product: fc.integer({ min: 1, max: 14 }),
        quantity: fc.integer({ min: 1, max: 5 }),
        price: fc.integer({ min: 0, max: 90_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant("status" as const),
    pick: fc.nat(1000),
    status: fc.constantFrom(...ORDER_STATUSES),
  }),
  fc.record({ kind: fc.constant("pay" as const), pick: fc.nat(1000), at: time }),
  fc.record({
    kind: fc.constant("refund" as const),
    pick: fc.nat(1000),
    part: fc.double({ min: 0.01, max: 1, noNaN: true }),
    at: time,
  }),
);
/** Some of what is begun is rolled back. */
const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  isKept: fc.boolean(),
});
export const histories = fc.array(fc.array(step, { minLength: 5, maxLength: 12 }), {
  minLength: 4,
  maxLength: 4,
});

async function place(client: PoolClient, { lines, at, district }: Extract<Act, { kind: "place" }>) {
  const id = `order_${randomUUID()}`;
  const items = lines.map(({ product, quantity, price }) => ({
    id: `ordli_${randomUUID()}`,
    product_id: `prod_${product}`,
    variant_id: `variant_${product}`,
    product_name: `Product ${product}`,
    image: null,
    size: "S",
    color: "Gray",
    quantity,
    unit_price: price,
    line_total: price * quantity,
  }));
  const subtotal = items.reduce((sum, item) => sum + item.line_total, 0);
  await client.query(
    `INSERT INTO checkout_order (id, owner_scope, idempotency_key, body_hash, firstname, lastname,
       email, phone, address, city, district, country, items, subtotal, shipping_amount, total_amount,
       created_at, usd_rate, built_at)
     VALUES ($1, 'guest', $1, '', 'A', 'B', 'a@example.rw', '+250788000000', 'x', 'Kigali', $2, 'RW',
       $3::jsonb, $4, 2000, $4::bigint + 2000, $5, 0.0007 + ($4::bigint % 7) * 0.00001, now())`,
    [id, district, JSON.stringify(items), subtotal, at],
  );
  await client.query(
    `INSERT INTO order_progress (order_id, status, placed_at) VALUES ($1, 'pending', $2)`,
    [id, at],
  );
}

/** Locks in the order of the shop: progress, payments, order. */
async function apply(client: PoolClient, work: Act): Promise<void> {
  if (work.kind === "place") return place(client, work);
  const { rows } = await client.query<{ id: string }>(
    `SELECT order_id AS id FROM order_progress ORDER BY order_id
     OFFSET $1 % greatest(1, (SELECT count(*) FROM order_progress)) LIMIT 1`,
    [work.pick],
  );
  const id = rows[0]?.id;
  if (id === undefined) return;
  await client.query(`SELECT 1 FROM order_progress WHERE order_id = $1 FOR UPDATE`, [id]);
  if (work.kind === "status") {
    await client.query(`UPDATE order_progress SET status = $2 WHERE order_id = $1`, [
      id,
      work.status,
    ]);
  } else if (work.kind === "pay") {
    const paid = await client.query(
      `INSERT INTO checkout_payment (id, order_id, amount, payment_method, payment_status, paid_at)
       SELECT $2, id, total_amount, 'momo', 'completed', $3 FROM checkout_order
       WHERE id = $1 AND payment_status <> 'refunded'
       ON CONFLICT DO NOTHING`,
      [id, `pay_${randomUUID()}`, work.at],
    );
    if (paid.rowCount === 1) {
      await client.query(`UPDATE checkout_order SET payment_status = 'completed' WHERE id = $1`, [
        id,
      ]);
    }
  } else {
    const back = await client.query<{ whole: boolean; payment: string }>(
      `WITH asked AS (
         INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom)
         SELECT $2, p.id, p.order_id,
           greatest(1, least(p.amount - p.refunded_amount, (p.amount * $3::float8)::bigint)), 'x', 'requested', 'x'
         FROM checkout_payment p WHERE p.order_id = $1 AND p.payment_status = 'completed'
           AND p.refunded_amount < p.amount
         RETURNING payment_id, amount)
       UPDATE checkout_payment p SET refunded_amount = p.refunded_amount + a.amount,
         payment_status = CASE WHEN p.refunded_amount + a.amount = p.amount THEN 'refunded' ELSE 'completed' END
       FROM asked a WHERE p.id = a.payment_id
       RETURNING p.payment_status = 'refunded' AS whole, p.id AS payment`,
      [id, `ref_${randomUUID()}`, work.part],
    );
    await client.query(
      `UPDATE checkout_refund SET status = 'completed', completed_at = $2
       WHERE order_id = $1 AND status = 'requested'`,
      [id, work.at],
    );
    if (back.rows[0]?.whole) {
      await client.query(`UPDATE checkout_order SET payment_status = 'refunded' WHERE id = $1`, [
        id,
      ]);
    }
  }
}

/**
 * Lives through one history. Two steps may deadlock; PostgreSQL ends one of them, as if it had
 * never begun.
 */
export async function live(
  pool: Pool,
  history: readonly { acts: readonly Act[]; isKept: boolean }[],
): Promise<void> {
  for (const { acts, isKept } of history) {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      for (const work of acts) await apply(client, work);
      await client.query(isKept ? "COMMIT" : "ROLLBACK");
    } catch (error) {
      await client.query("ROLLBACK");
      if (!(error instanceof Error && "code" in error && error.code === "40P01")) throw error;
    } finally {
      client.release();
    }
  }
}
