import type { InstalledSql } from "../../../lib/installed-sql";

/**
 * Parcels follow their order, whoever changes its status: staff by the list or in bulk, Medusa's dashboard, the buyer
 * or the clock. Whoever does so holds the row of order_progress first, as does whoever changes a parcel.
 *
 * - Cancelled: they are void, and come back as they were if the order does.
 * - Delivered: those that nobody spoke of are delivered too. Set back, also by way of a cancellation, they are as they
 *   were; what was said to be handed over is out again, and what the rider said of its money is void, unless it was
 *   counted.
 * - What comes back to a rider who left meanwhile waits in the shop. The rider is shared first: none leaves at the same time.
 * - Shipped: they are out, unless some are on their way already: then each goes by itself. Packed or open again: in
 *   the shop.
 */
const STATEMENTS: readonly string[] = [
  // What a rider brought may be told late: see `sheet-sql.ts`.
  `CREATE INDEX IF NOT EXISTS delivery_parcel_implied ON delivery_parcel (day, rider_id)
   WHERE state = 'delivered' AND is_implied`,
  `CREATE OR REPLACE FUNCTION delivery_follow() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD.status = 'cancelled' THEN
       UPDATE delivery_parcel SET state = coalesce(state_before, 'failed'), state_before = NULL
       WHERE order_id = NEW.order_id AND state = 'void';
     END IF;
     IF NEW.status = 'cancelled' THEN
       UPDATE delivery_parcel SET state_before = state, state = 'void'
       WHERE order_id = NEW.order_id AND state <> 'void';
       RETURN NULL;
     END IF;
     IF NEW.status = 'delivered' THEN
       UPDATE delivery_parcel SET state_before = state, state = 'delivered', is_implied = true, delivered_at = now()
       WHERE order_id = NEW.order_id AND state <> 'delivered';
       RETURN NULL;
     END IF;
     IF NOT EXISTS (SELECT 1 FROM delivery_parcel WHERE order_id = NEW.order_id AND state <> 'delivered') THEN
       UPDATE delivery_attempt a SET voided_at = now() FROM delivery_sheet s
       WHERE a.order_id = NEW.order_id AND a.outcome = 'delivered' AND a.voided_at IS NULL
         AND s.id = a.sheet_id AND s.counted_at IS NULL;
       UPDATE delivery_parcel SET state = CASE WHEN is_implied AND state_before IS NOT NULL THEN state_before
           WHEN rider_id IS NOT NULL THEN 'out' ELSE 'failed' END,
         state_before = NULL, is_implied = false, delivered_at = NULL
       WHERE order_id = NEW.order_id;
     END IF;
     IF OLD.status IN ('cancelled', 'delivered') THEN
       PERFORM 1 FROM delivery_rider d
       WHERE d.id IN (SELECT rider_id FROM delivery_parcel WHERE order_id = NEW.order_id) ORDER BY d.id FOR SHARE;
       UPDATE delivery_parcel SET state = 'failed', rider_id = NULL, day = NULL, out_at = NULL
       WHERE order_id = NEW.order_id AND state IN ('planned', 'out')
         AND rider_id IN (SELECT d.id FROM delivery_rider d WHERE NOT d.is_active);
     END IF;
     IF NEW.status = 'shipped' THEN
       UPDATE delivery_parcel SET state = 'out', out_at = now()
       WHERE order_id = NEW.order_id AND state = 'planned' AND rider_id IS NOT NULL AND NOT EXISTS (
         SELECT 1 FROM delivery_parcel p WHERE p.order_id = NEW.order_id AND p.state IN ('out', 'delivered'));
     ELSE
       UPDATE delivery_parcel SET state = 'planned', out_at = NULL WHERE order_id = NEW.order_id AND state = 'out';
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER delivery_follow AFTER UPDATE OF status ON order_progress FOR EACH ROW
   WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION delivery_follow()`,
];

export const DELIVERY_SQL: InstalledSql = { name: "delivery", statements: STATEMENTS };
