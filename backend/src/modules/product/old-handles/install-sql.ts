/**
 * Triggers on Medusa's products, so that every door is kept: our API, files and Medusa's dashboard. A handle that a
 * product takes is nobody's old one any more.
 */
const STATEMENTS: readonly string[] = [
  `CREATE OR REPLACE FUNCTION product_new_handle() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM product_old_handle o USING after_rows n WHERE o.handle = n.handle;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER product_new_handle AFTER INSERT ON product
   REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION product_new_handle()`,
  `CREATE OR REPLACE FUNCTION product_changed_handle() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM product_old_handle WHERE handle = new.handle;
     INSERT INTO product_old_handle (handle, product_id) VALUES (old.handle, new.id)
     ON CONFLICT (handle) DO UPDATE SET product_id = excluded.product_id, since = excluded.since;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER product_changed_handle AFTER UPDATE OF handle ON product
   FOR EACH ROW WHEN (old.handle IS DISTINCT FROM new.handle)
   EXECUTE FUNCTION product_changed_handle()`,
];

/** What keeps the old addresses, besides their table. */
export const OLD_HANDLES_SQL = { name: "old-handles", statements: STATEMENTS };
