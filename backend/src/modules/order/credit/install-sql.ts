import type { InstalledSql } from "../../../lib/installed-sql";
import { DROP_UNTRIED_MAILS, KEEP_MAILS } from "../../mail/published-sql";

/**
 * A balance is the sum of its entries: whoever adds one changes it, and nobody takes one away.
 *
 * `store_credit_pay(order, credits)`: an order that was just placed is paid with these in part or whole.
 * The caller holds their rows, and knows that they have it.
 *
 * `gift_cards_sell(order)`: makes the gift cards of an order, once it is paid and not cancelled, and owes their
 * mails: in the transaction that pays it, whoever does. `gift_cards_take_back(order)`: switches them off and takes
 * what is left of them; returns what was spent, whole RWF. Both may be repeated. In the order of ids, as placing
 * takes balances.
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
     SELECT t.payment_id, of_order, t.amount, 'credit',
       coalesce(s.ends_with, (SELECT 'R-' || r.number FROM order_return r WHERE r.id = s.return_id)),
       'completed', clock_timestamp(), s.id
     FROM taken t JOIN store_credit s ON s.id = t.credit_id
   )
   INSERT INTO store_credit_entry (credit_id, kind, amount, order_id, payment_id, by_whom)
   SELECT t.credit_id, 'order', -t.amount, of_order, t.payment_id, 'customer' FROM taken t
   $$`,
  `CREATE OR REPLACE FUNCTION gift_cards_sell(o checkout_order) RETURNS void LANGUAGE sql AS $$
   WITH made AS (
     INSERT INTO store_credit (id, code_hash, ends_with, recipient, message)
     SELECT c.id, c.code_hash, c.ends_with, o.gift #>> '{to,name}', o.gift #>> '{to,message}'
     FROM jsonb_to_recordset(o.gift -> 'cards') AS c(id text, code_hash text, ends_with text) ORDER BY c.id
     ON CONFLICT DO NOTHING RETURNING id
   ), mailed AS (
     ${KEEP_MAILS}
     SELECT 'mail_' || substr(m.id, 6), 'gift-card:' || m.id, 'gift-card', coalesce(o.gift #>> '{to,email}', o.email),
       jsonb_build_object('cardId', m.id),
       -- In the morning in Kigali.
       greatest(now(), ((o.gift #>> '{to,send_on}')::date + time '08:00') AT TIME ZONE 'Africa/Kigali')
     FROM made m
   )
   INSERT INTO store_credit_entry (credit_id, kind, amount, order_id, by_whom)
   SELECT c.id, 'sold', c.amount, o.id, 'customer'
   FROM jsonb_to_recordset(o.gift -> 'cards') AS c(id text, amount bigint) JOIN made m ON m.id = c.id
   $$`,
  `CREATE OR REPLACE FUNCTION gift_cards_take_back(of_order text) RETURNS bigint LANGUAGE plpgsql AS $$
   DECLARE
     cards text[] := ARRAY(SELECT c ->> 'id' FROM checkout_order o
       CROSS JOIN LATERAL jsonb_array_elements(o.gift -> 'cards') c WHERE o.id = of_order AND o.gift IS NOT NULL);
   BEGIN
     IF cardinality(cards) = 0 THEN RETURN 0; END IF;
     PERFORM 1 FROM store_credit s WHERE s.id = ANY (cards) ORDER BY s.id FOR NO KEY UPDATE;
     UPDATE store_credit s SET is_switched_off = true WHERE s.id = ANY (cards);
     ${DROP_UNTRIED_MAILS} AND key IN (SELECT 'gift-card:' || c FROM unnest(cards) c);
     -- What comes back to a card later is its own story.
     INSERT INTO store_credit_entry (credit_id, kind, amount, order_id, by_whom)
     SELECT s.id, 'sold', -s.balance, of_order, 'system' FROM store_credit s
     WHERE s.id = ANY (cards) AND s.balance > 0
       AND NOT EXISTS (SELECT 1 FROM store_credit_entry e WHERE e.credit_id = s.id AND e.kind = 'sold' AND e.amount < 0)
     ORDER BY s.id;
     RETURN (SELECT coalesce(sum(e.amount), 0) FROM store_credit_entry e
       WHERE e.order_id = of_order AND e.kind = 'sold');
   END $$`,
  `CREATE OR REPLACE FUNCTION gift_cards_follow() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.payment_status = 'completed' AND NEW.status <> 'cancelled' THEN PERFORM gift_cards_sell(NEW);
     ELSE PERFORM gift_cards_take_back(NEW.id);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER gift_cards_follow AFTER UPDATE OF status, payment_status ON checkout_order FOR EACH ROW
   WHEN (NEW.gift IS NOT NULL AND (OLD.status, OLD.payment_status) IS DISTINCT FROM (NEW.status, NEW.payment_status))
   EXECUTE FUNCTION gift_cards_follow()`,
];

export const CREDIT_SQL: InstalledSql = { name: "store-credit", statements: STATEMENTS };
