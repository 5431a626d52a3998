import { LOW_STOCK } from "../../../contracts/dashboard";
import { idTime } from "../../../lib/entity-id-sql";
import { setting } from "../../settings/published-sql";
import { KEEP_NOTIFICATIONS } from "../../staff/published-sql";

/** The index low_stock_level_least says it too. */
const LOW = LOW_STOCK;
/**
 * Most notifications one transaction writes: whoever changes a whole list of stock sees the rest on the
 * dashboard.
 */
const MOST_NOTIFICATIONS = 10;

const free = (row: string) =>
  `(coalesce(${row}.stocked_quantity, 0) - coalesce(${row}.reserved_quantity, 0))`;

/**
 * Tells staff that a variant fell, once per dip: its number is part of the notification's key. Only for
 * what shoppers can buy; what starts low never fell. Its time is that of the fall: transactions
 * waiting for the level's row may have begun in another order.
 * Indexes: IDX_inventory_item_id_… of the link table, primary keys, staff_notice_key.
 */
const TELL = `
CREATE OR REPLACE FUNCTION low_stock_tell(item text, level text, now_free numeric, dip integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE told integer := coalesce(nullif(current_setting('strive.low_stock_told', true), ''), '0')::integer;
BEGIN
  IF told >= ${MOST_NOTIFICATIONS} OR current_setting('strive.catalogue', true) = 'off'
    OR NOT coalesce(${setting("low_stock_alerts")}, false) THEN RETURN; END IF;
  ${KEEP_NOTIFICATIONS}
  SELECT 'note_' || ${idTime("clock_timestamp()")} || upper(substr(md5(level || dip || v.id), 1, 16)), 'low-stock:' || v.id || ':' || level || ':' || dip,
    'low_stock', p.title || coalesce(' (' || nullif(v.title, '') || ')', '')
      || CASE WHEN now_free <= 0 THEN ' is sold out' ELSE ': ' || trunc(now_free) || ' left' END,
    '/admin/products?view=' || p.id, clock_timestamp()
  FROM product_variant_inventory_item k
  JOIN product_variant v ON v.id = k.variant_id AND v.deleted_at IS NULL AND v.manage_inventory
    AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
  JOIN product p ON p.id = v.product_id AND p.deleted_at IS NULL AND p.status = 'published'
  WHERE k.inventory_item_id = item AND k.deleted_at IS NULL
  ON CONFLICT (key) DO NOTHING;
  IF FOUND THEN PERFORM set_config('strive.low_stock_told', (told + 1)::text, true); END IF;
END $$`;

/**
 * Triggers on Medusa's inventory levels. While stock is plentiful, before and after, a change costs
 * comparing two numbers. New levels are noted in bulk: a seed or an import writes
 * thousands in one statement. The notification is written under the lock of the level's row, so every fall
 * is seen by exactly one transaction.
 */
const TRIGGERS: readonly string[] = [
  TELL,
  `CREATE OR REPLACE FUNCTION low_stock_new() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO low_stock_level (level_id, inventory_item_id, free)
     SELECT l.id, l.inventory_item_id, ${free("l")} FROM after_rows l
     WHERE ${free("l")} <= ${LOW} AND l.deleted_at IS NULL
     ON CONFLICT (level_id) DO UPDATE SET free = excluded.free;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER low_stock_new AFTER INSERT ON inventory_level
   REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION low_stock_new()`,
  `CREATE OR REPLACE FUNCTION low_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     was numeric := ${free("old")};
     is_now numeric := ${free("new")};
     fell boolean := (was > ${LOW} AND is_now <= ${LOW}) OR (was > 0 AND is_now <= 0);
     dip integer;
   BEGIN
     IF new.deleted_at IS NOT NULL THEN
       DELETE FROM low_stock_level WHERE level_id = new.id;
       RETURN NULL;
     END IF;
     INSERT INTO low_stock_level AS l (level_id, inventory_item_id, free, dips)
     VALUES (new.id, new.inventory_item_id, is_now, CASE WHEN fell THEN 1 ELSE 0 END)
     ON CONFLICT (level_id) DO UPDATE SET free = excluded.free, dips = l.dips + excluded.dips
     RETURNING dips INTO dip;
     IF fell THEN PERFORM low_stock_tell(new.inventory_item_id, new.id, is_now, dip); END IF;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER low_stock_changed AFTER UPDATE ON inventory_level FOR EACH ROW
   WHEN ((old.stocked_quantity IS DISTINCT FROM new.stocked_quantity
       OR old.reserved_quantity IS DISTINCT FROM new.reserved_quantity
       OR old.deleted_at IS DISTINCT FROM new.deleted_at)
     AND least(${free("old")}, ${free("new")}) <= ${LOW})
   EXECUTE FUNCTION low_stock_changed()`,
  `CREATE OR REPLACE FUNCTION low_stock_gone() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM low_stock_level WHERE level_id = old.id;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER low_stock_gone AFTER DELETE ON inventory_level
   FOR EACH ROW EXECUTE FUNCTION low_stock_gone()`,
];

/**
 * Notes what is low without announcing it: from before the triggers, and after a load that bypassed
 * them.
 */
export const NOTE_LOW_LEVELS: readonly string[] = [
  `DELETE FROM low_stock_level s WHERE NOT EXISTS (
     SELECT 1 FROM inventory_level l WHERE l.id = s.level_id AND l.deleted_at IS NULL)`,
  `INSERT INTO low_stock_level AS s (level_id, inventory_item_id, free)
   SELECT l.id, l.inventory_item_id, ${free("l")} FROM inventory_level l
   WHERE l.deleted_at IS NULL
     AND (${free("l")} <= ${LOW} OR EXISTS (SELECT 1 FROM low_stock_level k WHERE k.level_id = l.id))
   ON CONFLICT (level_id) DO UPDATE SET free = excluded.free WHERE s.free <> excluded.free`,
];

/** Everything the module needs besides its table. */
export const LOW_STOCK_SQL = {
  name: "low-stock",
  statements: [
    `LOCK TABLE inventory_level IN SHARE ROW EXCLUSIVE MODE`,
    ...TRIGGERS,
    ...NOTE_LOW_LEVELS,
  ],
};
