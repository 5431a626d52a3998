import type { InstalledSql } from "../../../lib/installed-sql";

/**
 * A balance is the sum of its entries: whoever adds one changes it, and nobody takes one away.
 *
 * `store_credit_pay(order, credits)`: an order that was just placed is paid with these in part or whole.
 * The caller holds their rows, and knows that they have it.
 */
const STATEMENTS: readonly string[] = [
  `CREATE OR REPLACE FUNCTION store_credit_follow() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE store_credit SET balance = balance + NEW.amount WHERE id = NEW.credit_id;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER store_credit_follow AFTER INSERT ON store_credit_entry
   FOR EACH ROW EXECUTE FUNCTION store_credit_follow()`,
  `CREATE OR REPLACE FUNCTION store_credit_keep() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'Entries of store credit are only added to.';
   END $$`,
  `CREATE OR REPLACE TRIGGER store_credit_keep
   BEFORE DELETE OR UPDATE OF id, credit_id, kind, amount, order_id, payment_id, refund_id, at ON store_credit_entry
   FOR EACH ROW EXECUTE FUNCTION store_credit_keep()`,
  `CREATE OR REPLACE FUNCTION store_credit_pay(of_order text, credits jsonb) RETURNS void LANGUAGE sql AS $$
   WITH taken AS MATERIALIZED (
     SELECT c.* FROM jsonb_to_recordset(credits) AS c(payment_id text, credit_id text, amount bigint)
   ), paid AS (
     INSERT INTO checkout_payment (id, order_id, amount, payment_method, transaction_id, payment_status, paid_at, credit_id)
     SELECT t.payment_id, of_order, t.amount, 'credit', s.ends_with, 'completed', clock_timestamp(), s.id
     FROM taken t JOIN store_credit s ON s.id = t.credit_id
   )
   INSERT INTO store_credit_entry (credit_id, kind, amount, order_id, payment_id, by_whom)
   SELECT t.credit_id, 'order', -t.amount, of_order, t.payment_id, 'customer' FROM taken t
   $$`,
];

export const CREDIT_SQL: InstalledSql = { name: "store-credit", statements: STATEMENTS };
