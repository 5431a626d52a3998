import type { InstalledSql } from "../../../lib/installed-sql";

/**
 * What this module needs on Medusa's tables; each statement may be repeated.
 *
 * An order that is packed, unpacked, shipped, delivered or cancelled in Medusa's dashboard gets
 * another status or version there, or other line quantities. Each leaves a mark in the same
 * transaction, so that a lost event never leaves ours behind. New orders leave none. A mark that is there already is
 * held until that transaction ends: else whoever takes it away meanwhile would read the order as it was before.
 */
const STATEMENTS: readonly string[] = [
  // Deleted reservations of an order; empty while an order only waits.
  `CREATE INDEX IF NOT EXISTS reservation_item_past ON reservation_item (external_id) WHERE deleted_at IS NOT NULL`,
  `CREATE OR REPLACE FUNCTION order_touched_by_line() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_touched (order_id) VALUES (NEW.order_id)
     ON CONFLICT (order_id) DO UPDATE SET order_id = EXCLUDED.order_id;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE FUNCTION order_touched_by_order() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_touched (order_id) VALUES (NEW.id)
     ON CONFLICT (order_id) DO UPDATE SET order_id = EXCLUDED.order_id;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER order_touched_line AFTER UPDATE ON order_item FOR EACH ROW
   WHEN ((OLD.fulfilled_quantity, OLD.shipped_quantity, OLD.delivered_quantity)
     IS DISTINCT FROM (NEW.fulfilled_quantity, NEW.shipped_quantity, NEW.delivered_quantity))
   EXECUTE FUNCTION order_touched_by_line()`,
  `CREATE OR REPLACE TRIGGER order_touched_order AFTER UPDATE OF status, version ON "order" FOR EACH ROW
   WHEN ((OLD.status, OLD.version) IS DISTINCT FROM (NEW.status, NEW.version)) EXECUTE FUNCTION order_touched_by_order()`,
];

export const ORDER_PROGRESS_SQL: InstalledSql = { name: "order-progress", statements: STATEMENTS };
