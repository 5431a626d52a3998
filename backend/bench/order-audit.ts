import type { Client } from "pg";

/** What must hold whatever happened; each line counts the rows that break it. */
const RULES: Readonly<Record<string, string>> = {
  "levels whose reserved quantity is not the sum of their reservations": `
    SELECT count(*) FROM inventory_level l LEFT JOIN (
      SELECT inventory_item_id, location_id, sum(quantity) AS quantity
      FROM reservation_item WHERE deleted_at IS NULL GROUP BY 1, 2
    ) r USING (inventory_item_id, location_id)
    WHERE l.deleted_at IS NULL AND (l.reserved_quantity <> coalesce(r.quantity, 0)
      OR (l.raw_reserved_quantity->>'value')::numeric <> l.reserved_quantity)`,
  "levels below zero": `
    SELECT count(*) FROM inventory_level WHERE reserved_quantity > stocked_quantity OR reserved_quantity < 0`,
  "variants whose reservations are not what the orders say": `
    WITH ordered AS (
      SELECT i.item->>'id' AS line, (i.item->>'quantity')::numeric AS quantity
      FROM checkout_order o CROSS JOIN LATERAL jsonb_array_elements(o.items) AS i(item)
    )
    SELECT count(*) FROM ordered FULL JOIN reservation_item r ON r.line_item_id = ordered.line
    WHERE r.quantity IS DISTINCT FROM ordered.quantity`,
  "keys with more than one order": `
    SELECT count(*) FROM (SELECT 1 FROM checkout_order GROUP BY owner_scope, idempotency_key HAVING count(*) > 1) d`,
  "orders without a status or a history": `
    SELECT count(*) FROM checkout_order o
    WHERE NOT EXISTS (SELECT 1 FROM order_progress g WHERE g.order_id = o.id)
      OR NOT EXISTS (SELECT 1 FROM order_progress_event e WHERE e.order_id = o.id)`,
  "orders that Medusa does not have": `
    SELECT count(*) FROM checkout_order o WHERE NOT EXISTS (SELECT 1 FROM "order" m WHERE m.id = o.id AND m.deleted_at IS NULL)`,
  "Medusa orders that nobody placed": `
    SELECT count(*) FROM "order" m WHERE NOT EXISTS (SELECT 1 FROM checkout_order o WHERE o.id = m.id)`,
  "orders whose lines differ in Medusa": `
    SELECT count(*) FROM checkout_order o WHERE jsonb_array_length(o.items) <> (
      SELECT count(*) FROM order_item i JOIN order_line_item l ON l.id = i.item_id
      WHERE i.order_id = o.id AND i.version = 1 AND EXISTS (
        SELECT 1 FROM jsonb_array_elements(o.items) AS x(item)
        WHERE x.item->>'id' = l.id AND (x.item->>'quantity')::numeric = i.quantity
          AND (x.item->>'unit_price')::numeric = l.unit_price))`,
  "orders whose total differs in Medusa": `
    SELECT count(*) FROM checkout_order o JOIN order_summary s ON s.order_id = o.id
    WHERE (s.totals->>'original_order_total')::numeric <> o.total_amount`,
  "orders without exactly one payment collection": `
    SELECT count(*) FROM checkout_order o WHERE 1 <> (
      SELECT count(*) FROM order_payment_collection l JOIN payment_collection c ON c.id = l.payment_collection_id
      WHERE l.order_id = o.id AND c.amount = o.total_amount)`,
};

/** The rules that are broken, with the number of rows; empty when all is well. */
export async function auditOrders(database: Client): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [rule, sql] of Object.entries(RULES)) {
    const result = await database.query<{ count: string }>(sql);
    const count = Number(result.rows[0]?.count ?? 0);
    if (count > 0) broken[rule] = count;
  }
  return broken;
}

/** Waits until Medusa has every acknowledged order. @returns milliseconds, or null after `limitMs`. */
export async function waitUntilBuilt(database: Client, limitMs: number): Promise<number | null> {
  const began = Date.now();
  for (;;) {
    const { rows } = await database.query(
      "SELECT 1 FROM checkout_order WHERE built_at IS NULL LIMIT 1",
    );
    if (rows.length === 0) return Date.now() - began;
    if (Date.now() - began > limitMs) return null;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
