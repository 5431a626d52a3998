import type { InstalledSql } from "../../../lib/installed-sql";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { PIECES_OF_ORDER } from "./held-sql";
import { TAKEN_ON } from "../progress/taken-on-sql";

/**
 * An order stops holding its stock unpaid when it is paid, or when anyone moves its status or stock
 * on: then staff have taken it on, or it is cancelled. Many write both, so the end follows what
 * they write. Whoever does so holds the row of order_progress first.
 */
const STATEMENTS: readonly string[] = [
  `CREATE OR REPLACE FUNCTION unpaid_hold_end() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM unpaid_hold WHERE order_id = NEW.order_id;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER unpaid_hold_end AFTER UPDATE OF status, stock_state ON order_progress FOR EACH ROW
   WHEN ((OLD.status, OLD.stock_state) IS DISTINCT FROM (NEW.status, NEW.stock_state))
   EXECUTE FUNCTION unpaid_hold_end()`,
  // An order that forgets its buyer may still be open, at the door.
  `CREATE OR REPLACE FUNCTION unpaid_hold_follow() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.payment_status NOT IN ('unpaid', 'pending') THEN
       DELETE FROM unpaid_hold WHERE order_id = NEW.id;
     ELSE
       UPDATE unpaid_hold SET account_id = NULL, email = NULL, phone = NULL, address = NULL
       WHERE order_id = NEW.id AND NEW.anonymised_at IS NOT NULL;
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER unpaid_hold_follow AFTER UPDATE OF payment_status, anonymised_at ON checkout_order FOR EACH ROW
   WHEN ((OLD.payment_status, OLD.anonymised_at) IS DISTINCT FROM (NEW.payment_status, NEW.anonymised_at))
   EXECUTE FUNCTION unpaid_hold_follow()`,
  // Orders from before such rows: their time starts now, as nobody was told of it.
  `INSERT INTO unpaid_hold (order_id, pieces, account_id, email, phone)
   SELECT o.id, ${PIECES_OF_ORDER}, ${PLACED_BY}, o.email, o.phone
   FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
   WHERE g.status IN ('pending', 'processing') AND g.stock_state = 'reserved'
     AND o.payment_status IN ('unpaid', 'pending') AND o.anonymised_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM order_progress_event e
       WHERE e.order_id = o.id AND ${TAKEN_ON})
   ON CONFLICT DO NOTHING`,
];

export const UNPAID_HOLD_SQL: InstalledSql = { name: "unpaid-hold", statements: STATEMENTS };
