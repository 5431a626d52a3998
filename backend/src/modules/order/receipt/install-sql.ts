import { VAT_RATE } from "../../../contracts/vat";
import { idTime } from "../../../lib/entity-id-sql";
import type { InstalledSql } from "../../../lib/installed-sql";
import { settingsRow } from "../../settings/published-sql";

/** SQL of the whole RWF that order `o` sells; gift cards are money, and taxed where they are spent. */
export const GOODS_OF = (o: string): string => `(${o}.total_amount - (
  SELECT coalesce(sum((i ->> 'line_total')::bigint), 0) FROM jsonb_array_elements(${o}.items) i
  WHERE i -> 'is_gift_card' IS NOT NULL))::bigint`;

/** SQL of the VAT in a total; see `vatOf`. */
const VAT_IN = (total: string): string =>
  `round(${total} * ${VAT_RATE}::numeric / ${100 + VAT_RATE})`;

/** SQL of what credit notes took back of sale `s`. Index: order_receipt_sale. */
const CREDITED_OF = (s: string): string =>
  `(SELECT coalesce(sum(n.total), 0)::bigint FROM order_receipt n WHERE n.sale_id = ${s}.id)`;

/**
 * An order's receipts: of what it was paid for, without what went back, or will: a change made the order cheaper, and the
 * refund's credit note follows.
 */
const NET_SOLD = `((SELECT coalesce(sum(CASE r.kind WHEN 'sale' THEN r.total ELSE -r.total END), 0)
  FROM order_receipt r WHERE r.order_id = o.id) - (
  SELECT coalesce(sum(greatest(0, p.freed_amount - p.refunded_amount)), 0) FROM checkout_payment p
  WHERE p.order_id = o.id))::bigint`;

/**
 * Receipts follow the money: in the transaction that pays an order or completes a refund, whoever does so. The
 * triggers are deferred, so that they see what a transaction left rather than each of its steps, and the book, which
 * all of them wait for as numbers have no gaps, is held while it commits and no longer. It is the last row that any
 * transaction takes. All of them hold the order's row in order_progress, or placed the order: nobody else writes its
 * receipts. Repeating either changes nothing.
 *
 * - A sale is what payments pay that no sale names yet, at most what the order sells and is not sold already: paid
 *   again after all of it went back, it is sold again; revived before, it is not.
 * - A credit note follows a refund of a payment that its sale names, at most what is left of the sale: not money that was
 *   paid twice, nor gift cards. It is written even if the shop is not registered any more, as its sale was.
 */
const STATEMENTS: readonly string[] = [
  // Lines of what an order sells, after discounts; delivery is what they leave of the total.
  `CREATE OR REPLACE FUNCTION order_receipt_lines(o checkout_order) RETURNS jsonb LANGUAGE sql STABLE AS $$
   WITH article AS (
     SELECT i.at, i.item, (i.item ->> 'line_total')::bigint - coalesce((
       SELECT sum((d ->> 'amount')::bigint) FROM jsonb_array_elements(i.item -> 'discounts') d), 0) AS amount
     FROM jsonb_array_elements(o.items) WITH ORDINALITY AS i(item, at) WHERE i.item -> 'is_gift_card' IS NULL
   ), line AS (
     SELECT at, jsonb_build_object('kind', 'article', 'name', item -> 'product_name', 'size', item -> 'size',
       'color', item -> 'color', 'quantity', item -> 'quantity', 'amount', amount) AS line FROM article
     UNION ALL
     SELECT 1000, jsonb_build_object('kind', 'delivery', 'name', NULL, 'size', NULL, 'color', NULL, 'quantity', 1,
       'amount', d.amount)
     FROM (SELECT ${GOODS_OF("o")} - (SELECT coalesce(sum(amount), 0) FROM article) AS amount) d WHERE d.amount > 0
   )
   SELECT coalesce(jsonb_agg(line ORDER BY at), '[]'::jsonb) FROM line
   $$`,
  `CREATE OR REPLACE FUNCTION order_receipt_line(kind text, amount bigint) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
   SELECT jsonb_build_array(jsonb_build_object('kind', kind, 'name', NULL, 'size', NULL, 'color', NULL, 'quantity', 1,
     'amount', amount)) $$`,
  // The next number of the book, and whether a controller signs.
  `CREATE OR REPLACE FUNCTION receipt_book_next(OUT number bigint, OUT state text) LANGUAGE sql AS $$
   UPDATE receipt_book SET last_number = last_number + 1 WHERE one
   RETURNING last_number, CASE WHEN has_controller THEN 'queued' ELSE 'none' END $$`,
  `CREATE OR REPLACE FUNCTION order_receipt_id() RETURNS text LANGUAGE sql AS $$
   SELECT 'receipt_' || ${idTime("clock_timestamp()")} || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)) $$`,
  `CREATE OR REPLACE FUNCTION order_receipt_sell() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     o checkout_order;
     tax record;
     entry record;
     payments text[];
     paid bigint;
     gone_before bigint;
     amount bigint;
   BEGIN
     ${settingsRow("tax_mode, tin").replace("FROM", "INTO tax FROM")};
     IF tax.tax_mode IS DISTINCT FROM 'vat' THEN RETURN NULL; END IF;
     SELECT * INTO o FROM checkout_order WHERE id = NEW.id;
     IF o.payment_status <> 'completed' OR o.status = 'cancelled' THEN RETURN NULL; END IF;
     SELECT coalesce(array_agg(p.id ORDER BY p.id), '{}'), coalesce(sum(p.amount), 0), coalesce(sum(p.refunded_amount), 0)
     INTO payments, paid, gone_before FROM checkout_payment p
     WHERE p.order_id = o.id AND p.payment_status = 'completed'
       AND (p.payment_method <> 'credit' OR p.failure_reason IS NULL)
       AND NOT EXISTS (SELECT 1 FROM order_receipt r WHERE r.order_id = o.id AND p.id = ANY (r.payment_ids));
     amount := least(paid - gone_before, ${GOODS_OF("o")} - ${NET_SOLD});
     IF amount <= 0 THEN RETURN NULL; END IF;
     SELECT * INTO entry FROM receipt_book_next();
     INSERT INTO order_receipt (id, number, kind, order_id, payment_ids, refunded_before, total, vat, lines, shop_tin,
       buyer_tin, purchase_code, state)
     VALUES (order_receipt_id(), entry.number, 'sale', o.id, payments, gone_before, amount, ${VAT_IN("amount")},
       CASE WHEN amount = ${GOODS_OF("o")} THEN order_receipt_lines(o) ELSE order_receipt_line('part', amount) END,
       tax.tin, o.buyer_tin, o.purchase_code, entry.state);
     RETURN NULL;
   END $$`,
  `DROP TRIGGER IF EXISTS order_receipt_sell_new ON checkout_order`,
  `CREATE CONSTRAINT TRIGGER order_receipt_sell_new AFTER INSERT ON checkout_order DEFERRABLE INITIALLY DEFERRED
   FOR EACH ROW WHEN (NEW.payment_status = 'completed') EXECUTE FUNCTION order_receipt_sell()`,
  `DROP TRIGGER IF EXISTS order_receipt_sell ON checkout_order`,
  `CREATE CONSTRAINT TRIGGER order_receipt_sell AFTER UPDATE OF status, payment_status ON checkout_order
   DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
   WHEN (NEW.payment_status = 'completed' AND NEW.status <> 'cancelled'
     AND (OLD.payment_status <> 'completed' OR OLD.status = 'cancelled')) EXECUTE FUNCTION order_receipt_sell()`,
  `CREATE OR REPLACE FUNCTION order_receipt_credit() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     sale order_receipt;
     entry record;
     gone bigint;
     amount bigint;
   BEGIN
     SELECT * INTO sale FROM order_receipt r
     WHERE r.order_id = NEW.order_id AND r.kind = 'sale' AND NEW.payment_id = ANY (r.payment_ids);
     IF NOT FOUND OR EXISTS (SELECT 1 FROM order_receipt n WHERE n.refund_id = NEW.id) THEN RETURN NULL; END IF;
     gone := ${CREDITED_OF("sale")};
     amount := least(NEW.amount, sale.total - gone);
     IF amount <= 0 THEN RETURN NULL; END IF;
     SELECT * INTO entry FROM receipt_book_next();
     INSERT INTO order_receipt (id, number, kind, order_id, sale_id, refund_id, total, vat, lines, shop_tin, buyer_tin,
       purchase_code, state)
     VALUES (order_receipt_id(), entry.number, 'credit_note', sale.order_id, sale.id, NEW.id, amount, ${VAT_IN("amount")},
       CASE WHEN amount = sale.total THEN sale.lines
         ELSE order_receipt_line(CASE WHEN NEW.return_id IS NULL THEN 'refund' ELSE 'returned' END, amount) END,
       sale.shop_tin, sale.buyer_tin, sale.purchase_code, entry.state);
     RETURN NULL;
   END $$`,
  `DROP TRIGGER IF EXISTS order_receipt_credit_new ON checkout_refund`,
  `CREATE CONSTRAINT TRIGGER order_receipt_credit_new AFTER INSERT ON checkout_refund DEFERRABLE INITIALLY DEFERRED
   FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION order_receipt_credit()`,
  `DROP TRIGGER IF EXISTS order_receipt_credit ON checkout_refund`,
  `CREATE CONSTRAINT TRIGGER order_receipt_credit AFTER UPDATE OF status ON checkout_refund
   DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
   WHEN (NEW.status = 'completed' AND OLD.status <> 'completed') EXECUTE FUNCTION order_receipt_credit()`,
];

export const RECEIPT_SQL: InstalledSql = { name: "receipts", statements: STATEMENTS };
