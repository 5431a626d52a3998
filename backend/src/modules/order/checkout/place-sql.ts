import { DEFAULT_LANGUAGE } from "../../../contracts/languages";
import type { Statement } from "../../../lib/database";
import type { InstalledSql } from "../../../lib/installed-sql";
import { languageOfAccount, textChoiceFor } from "../../account/published-sql";
import { KEEP_MAILS, KEEP_TEXTS, STAFF, textChannelFor, textKeyOf } from "../../mail/published-sql";
import { isInDrop, takeInDrop, variantPriceAt } from "../../product/published-sql";
import { HAS_AUTOMATIC, usesBy } from "../discount/sql";
import { shippingTo } from "./quote-sql";
import { settingsRow } from "../../settings/published-sql";

/** SQL: the lowest price asked now for variants `v` that are for sale, or null. */
const askedNow = (which: string) => `(
        SELECT min(m.asked) FROM product_variant v
        JOIN product p ON p.id = v.product_id AND p.status = 'published' AND p.deleted_at IS NULL
        CROSS JOIN LATERAL (${variantPriceAt("v.id", "now()")}) m
        WHERE ${which} AND v.deleted_at IS NULL AND v.metadata ->> 'retired' IS DISTINCT FROM 'true')`;

const TEXT_CHOICE = textChoiceFor("asked ->> 'text_channel'", "asked ->> 'account_id'");

/**
 * Places an order: everything or nothing, in one call and therefore one transaction.
 *
 * `asked` is the order; then parallel lists: what each inventory level must supply (level, quantity,
 * is it limited), the agreed prices (variant, price), the reservations (id, line item,
 * inventory item, location, quantity).
 * Always one row; `order_number` is null when nothing was written, and then the flags say why:
 * not priced (a price, a publication, the delivery, a discount or a balance changed since the quote, or the
 * total is not the expected one), not stocked, or, with both true,
 * the key is taken by an order that committed meanwhile. `unpaid_left` says that nothing was written
 * because the buyer holds too many pieces unpaid: how many more are allowed, and `unpaid_by` what
 * identifies the buyer.
 *
 * Races, in their order:
 * - Orders sharing an e-mail address, a phone or an internet address wait for each other (advisory
 *   locks, in key order, before any row is held) and then count what is left: twenty orders at once
 *   hold no more than one by one. An order whose key was used meanwhile is
 *   the same order and not refused.
 * - Then the balances of store credit and gift cards: of two who spend the last franc at once, the second
 *   finds less than it was quoted. Before the stock, as a cancellation gives both back in this order.
 * - The next statement takes the rows of inventory_level in the order of their ids, so that two
 *   carts with the same variants never deadlock. Two buyers of the last piece therefore go strictly
 *   one after the other.
 * - Then those of the promotions that are used only so often, and of the budgets of campaigns: whoever
 *   takes the last use goes before whoever finds none left. A cancellation takes them in the same order.
 * - The next begins once they are held, and so sees their newest committed quantities. In one
 *   statement PostgreSQL would have to recheck rows that changed while it waited; 18.0 and 18.1 then
 *   forget the other half of a join, and oversell.
 * - `placed` meets the unique key after the stock rows are held. A second call with the same key
 *   waits here for the first, writes nothing and finds the first order on its next quote.
 * - Everything else depends on `placed`: no row there, no reservation, no history, no mail. So the
 *   mails to buyer and staff are owed exactly when the order is; their ids are the order's. The
 *   buyer's is not due at once: it waits for the choice of payment method.
 * - The settings say how an order starts and whether staff want mail: as of now, and the same for
 *   all parts.
 * - What is in a drop takes its ticket last, see `drop_take`; where that is refused, all of it is rolled back.
 * - Whatever the reason, an order that did not take every piece it needs is rolled back, like one
 *   the database could not serialize with others. The roll-ups and the staff's notice depend on the
 *   trigger of checkout_order (room `sales`). The quantity columns of Medusa come twice, as number
 *   and as raw JSON of its BigNumber.
 */
const PLACE_FUNCTION = `
CREATE FUNCTION checkout_place(asked jsonb,
  level_ids text[], quantities numeric[], limits boolean[], priced_ids text[], prices numeric[],
  reservation_ids text[], line_items text[], inventory_items text[], locations text[], amounts numeric[],
  OUT is_stocked boolean, OUT is_priced boolean, OUT order_number text, OUT status text,
  OUT unpaid_by text, OUT unpaid_left integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  levels_taken integer;
  pieces_reserved integer;
  unpaid_key bigint;
  asked_pieces integer := (SELECT sum((i ->> 'quantity')::integer) FROM jsonb_array_elements(asked -> 'items') i);
  held_by jsonb := asked -> 'held_by';
  text_channels text[] := ARRAY(SELECT jsonb_array_elements_text(coalesce(asked -> 'text_channels', '[]')));
  taken_discounts jsonb := coalesce(asked -> 'discounts_taken', '[]');
  taken_credits jsonb := coalesce(asked -> 'credits_taken', '[]');
  is_credit_there boolean := true;
BEGIN
IF (asked ->> 'is_capped')::boolean THEN
  -- Somebody who paid or received an order is known by his account, and by nothing that others can use.
  IF EXISTS (SELECT 1 FROM checkout_order o WHERE o.account_id = asked ->> 'account_id'
    AND (o.payment_status = 'completed' OR o.status = 'delivered')) THEN
    held_by := jsonb_build_object('account', asked ->> 'account_id');
  END IF;
  FOR unpaid_key IN
    SELECT DISTINCT hashtextextended(k.key || ' ' || k.value, 0) AS one FROM jsonb_each_text(held_by) k ORDER BY one
  LOOP
    PERFORM pg_advisory_xact_lock(unpaid_key);
  END LOOP;
  SELECT h.by, greatest(0, a.max_unpaid_pieces - h.pieces) INTO unpaid_by, unpaid_left
  FROM (${settingsRow("max_unpaid_pieces")}) a CROSS JOIN (
    VALUES ('account', (SELECT sum(u.pieces) FROM unpaid_hold u WHERE u.account_id = held_by ->> 'account')),
      ('email', (SELECT sum(u.pieces) FROM unpaid_hold u WHERE u.email = held_by ->> 'email')),
      ('phone', (SELECT sum(u.pieces) FROM unpaid_hold u WHERE u.phone = held_by ->> 'phone')),
      ('address', (SELECT sum(u.pieces) FROM unpaid_hold u WHERE u.address = held_by ->> 'address'))
  ) s(by, sum) CROSS JOIN LATERAL (SELECT s.by, coalesce(s.sum, 0)::integer AS pieces) h
  WHERE h.pieces + asked_pieces > a.max_unpaid_pieces AND NOT EXISTS (
    SELECT 1 FROM checkout_order o
    WHERE o.owner_scope = asked ->> 'owner_scope' AND o.idempotency_key = asked ->> 'idempotency_key')
  ORDER BY h.pieces DESC LIMIT 1;
  IF unpaid_by IS NOT NULL THEN RETURN; END IF;
END IF;

IF jsonb_array_length(taken_credits) > 0 THEN
  PERFORM 1 FROM store_credit s
  WHERE s.id IN (SELECT c ->> 'credit_id' FROM jsonb_array_elements(taken_credits) c)
  ORDER BY s.id FOR NO KEY UPDATE;
  SELECT bool_and(coalesce(NOT s.is_switched_off AND s.balance >= c.amount, false)) INTO is_credit_there
  FROM jsonb_to_recordset(taken_credits) AS c(credit_id text, amount bigint)
  LEFT JOIN store_credit s ON s.id = c.credit_id;
END IF;

PERFORM 1 FROM inventory_level l
WHERE l.id = ANY (level_ids) AND l.deleted_at IS NULL
ORDER BY l.id
FOR NO KEY UPDATE;

IF jsonb_array_length(taken_discounts) > 0 THEN
  PERFORM discount_lock(array_agg(d ->> 'promotion_id'), array_agg(d ->> 'budget_id'))
  FROM jsonb_array_elements(taken_discounts) d;
END IF;

WITH setting AS MATERIALIZED (
  ${settingsRow("default_order_status, order_notifications")}
), need AS MATERIALIZED (
  SELECT * FROM unnest(level_ids, quantities, limits) AS n(level_id, quantity, is_limited)
), held AS MATERIALIZED (
  SELECT l.id, l.stocked_quantity - l.reserved_quantity AS free
  FROM inventory_level l
  WHERE l.id = ANY (level_ids) AND l.deleted_at IS NULL
), discounted AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(taken_discounts) AS d(promotion_id text, budget_id text, amount bigint)
), verdict AS MATERIALIZED (
  SELECT
    NOT EXISTS (
      SELECT 1 FROM need n LEFT JOIN held k ON k.id = n.level_id
      WHERE k.id IS NULL OR (n.is_limited AND k.free < n.quantity)
    ) AS is_stocked,
    NOT EXISTS (
      SELECT 1 FROM unnest(priced_ids, prices) AS q(id, unit_price)
      -- An instance of before names products, and asks the lowest price of each.
      WHERE coalesce(${askedNow("v.id = q.id")}, ${askedNow("v.product_id = q.id")})
        IS DISTINCT FROM q.unit_price
    )
    -- An instance of before asks without the two.
    AND coalesce(asked -> 'quoted_shipping' = coalesce(${shippingTo("asked ->> 'district'")}, 'null'), true)
    AND is_credit_there
    AND coalesce(asked ->> 'expected_total' = asked ->> 'total_amount', true)
    -- An instance of before knows no discounts.
    AND CASE WHEN asked -> 'discount_terms' IS NULL THEN true
      -- PostgreSQL plans a function anew for each order: most have no discount.
      WHEN asked ->> 'discount_code' IS NULL AND NOT ${HAS_AUTOMATIC} THEN asked ->> 'discount_terms' IS NULL
      ELSE discount_terms(asked ->> 'discount_code') IS NOT DISTINCT FROM asked ->> 'discount_terms' END
    AND NOT EXISTS (SELECT 1 FROM discounted d JOIN promotion p ON p.id = d.promotion_id WHERE p.used >= p."limit")
    AND NOT EXISTS (
      SELECT 1 FROM (SELECT budget_id, sum(amount) AS money, count(*) AS times FROM discounted GROUP BY budget_id) n
      JOIN promotion_campaign_budget b ON b.id = n.budget_id
      WHERE CASE b.type WHEN 'spend' THEN b.used + n.money WHEN 'usage' THEN b.used + n.times
        ELSE ${usesBy("b.id", "(asked ->> 'account_id')", "nullif(asked ->> 'email', '')", "(asked ->> 'phone')")} + n.times END > b."limit"
    ) AS is_priced
), placed AS (
  INSERT INTO checkout_order (
    id, owner_scope, idempotency_key, body_hash, account_id, customer_id, firstname, lastname,
    email, phone, address, city, district, country, landmark, pin, note, items, subtotal, shipping_amount,
    discount_amount, discounts, total_amount,
    usd_rate, eur_rate, delivery_from, delivery_to, is_pickup, gift, buyer_tin, purchase_code, language, text_channel, status, payment_status)
  SELECT o.id, o.owner_scope, o.idempotency_key, o.body_hash, o.account_id, o.customer_id,
    o.firstname, o.lastname, o.email, o.phone, o.address, o.city, o.district, o.country, o.landmark, o.pin, o.note,
    o.items, o.subtotal, o.shipping_amount,
    coalesce(o.discount_amount, 0), coalesce(o.discounts, '[]'), o.total_amount,
    o.usd_rate, o.eur_rate, o.delivery_from, o.delivery_to, coalesce(o.is_pickup, false), o.gift, o.buyer_tin, o.purchase_code,
    coalesce(o.language, ${languageOfAccount("o.account_id")}, '${DEFAULT_LANGUAGE}'), o.text_channel,
    CASE WHEN a.default_order_status = 'pending' THEN 'pending' ELSE 'processing' END,
    CASE WHEN o.is_paid THEN 'completed' ELSE 'unpaid' END
  FROM jsonb_to_record(asked) AS o(
    id text, owner_scope text, idempotency_key text, body_hash text, account_id text,
    customer_id text, firstname text, lastname text, email text, phone text, address text,
    city text, district text, country text, landmark text, pin jsonb, note text, items jsonb, subtotal bigint,
    shipping_amount bigint, discount_amount bigint, discounts jsonb, total_amount bigint, usd_rate numeric, eur_rate numeric,
    delivery_from date, delivery_to date, is_pickup boolean, is_paid boolean, gift jsonb,
    buyer_tin text, purchase_code text, language text, text_channel text)
  CROSS JOIN verdict v
  CROSS JOIN setting a
  WHERE v.is_stocked AND v.is_priced
  ON CONFLICT (owner_scope, idempotency_key) DO NOTHING
  RETURNING id, order_number, email, created_at, status
), mails AS (
  ${KEEP_MAILS}
  SELECT 'mail_' || substr(placed.id, 7) || m.suffix, m.template || ':' || placed.id, m.template,
    coalesce(m.recipient, placed.email), jsonb_build_object('orderId', placed.id),
    now() + make_interval(secs => m.wait)
  FROM placed CROSS JOIN (VALUES
    ('order-received', NULL, '', coalesce((asked ->> 'mail_wait')::float8, 0)), ('new-order', '${STAFF}', 'S', 0))
    AS m(template, recipient, suffix, wait)
  WHERE coalesce(m.recipient, placed.email) <> ''
    AND (m.template <> 'new-order' OR (SELECT order_notifications FROM setting))
), texts AS (
  ${KEEP_TEXTS}
  SELECT 'mail_' || substr(placed.id, 7) || 'P', '${textKeyOf("order-received:")}' || placed.id, 'order-received', asked ->> 'phone',
    jsonb_build_object('orderId', placed.id), now() + make_interval(secs => coalesce((asked ->> 'mail_wait')::float8, 0)), t.channel
  FROM placed CROSS JOIN (SELECT ${textChannelFor(TEXT_CHOICE, "(asked ->> 'phone')", "text_channels")} AS channel) t
  WHERE t.channel IS NOT NULL
), hold AS (
  INSERT INTO unpaid_hold (order_id, pieces, account_id, email, phone, address, since, until)
  SELECT placed.id, asked_pieces, asked ->> 'account_id', nullif(placed.email, ''), asked ->> 'phone', held_by ->> 'address',
    placed.created_at, (asked ->> 'hold_until')::timestamptz
  FROM placed WHERE (asked ->> 'is_paid')::boolean IS NOT TRUE
), uses AS (
  INSERT INTO checkout_discount (order_id, promotion_id, budget_id, amount)
  SELECT placed.id, d.promotion_id, d.budget_id, d.amount FROM placed CROSS JOIN discounted d
), progress AS (
  INSERT INTO order_progress (order_id, status, placed_at, updated_at)
  SELECT id, status, created_at, created_at FROM placed
), event AS (
  INSERT INTO order_progress_event (order_id, status, event, by_whom, at)
  SELECT placed.id, placed.status, e.event, e.by_whom, placed.created_at
  FROM placed CROSS JOIN setting a
  CROSS JOIN (VALUES (1, 'placed', coalesce(asked ->> 'placed_by', 'customer')), (2, 'confirmed', 'system')) AS e(rank, event, by_whom)
  WHERE e.event = 'placed' OR a.default_order_status = 'confirmed'
  ORDER BY e.rank
), taken AS (
  UPDATE inventory_level l
  SET reserved_quantity = l.reserved_quantity + n.quantity,
    raw_reserved_quantity = jsonb_build_object('value', (l.reserved_quantity + n.quantity)::text, 'precision', 20),
    updated_at = now()
  FROM need n, placed
  WHERE l.id = n.level_id
  RETURNING l.id
), reserved AS (
  INSERT INTO reservation_item (
    id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, description, external_id)
  SELECT r.id, r.line_item_id, r.inventory_item_id, r.location_id, r.quantity,
    jsonb_build_object('value', r.quantity::text, 'precision', 20), placed.order_number, placed.id
  FROM unnest(reservation_ids, line_items, inventory_items, locations, amounts)
    AS r(id, line_item_id, inventory_item_id, location_id, quantity)
  CROSS JOIN placed
  RETURNING id
)
SELECT v.is_stocked, v.is_priced, p.order_number, p.status,
  (SELECT count(*) FROM taken), (SELECT count(*) FROM reserved)
INTO is_stocked, is_priced, order_number, status, levels_taken, pieces_reserved
FROM verdict v LEFT JOIN placed p ON true;

IF order_number IS NOT NULL AND jsonb_array_length(taken_discounts) > 0 THEN
  PERFORM discount_count(asked ->> 'id', 1);
END IF;
IF order_number IS NOT NULL AND jsonb_array_length(taken_credits) > 0 THEN
  PERFORM store_credit_pay(asked ->> 'id', taken_credits);
END IF;
IF order_number IS NOT NULL AND (levels_taken <> cardinality(level_ids) OR pieces_reserved <> cardinality(reservation_ids)) THEN
  RAISE EXCEPTION 'An order of % levels took % of them and made % of % reservations',
    cardinality(level_ids), levels_taken, pieces_reserved, cardinality(reservation_ids)
    USING ERRCODE = 'serialization_failure';
END IF;
-- Staff order for others, and whoever exchanges gives a piece back. An instance of before says nothing of it.
IF order_number IS NOT NULL AND (asked ->> 'is_beside_drops')::boolean IS NOT TRUE
  AND ${isInDrop("SELECT i ->> 'product_id' FROM jsonb_array_elements(asked -> 'items') i")} THEN
  PERFORM ${takeInDrop("asked ->> 'id'", "asked -> 'items'", "asked ->> 'drop_ticket'", "asked ->> 'phone'")};
END IF;
END $$`;

export const CHECKOUT_SQL: InstalledSql = {
  name: "checkout",
  // A function's return type can't be replaced.
  statements: ["DROP FUNCTION IF EXISTS checkout_place", PLACE_FUNCTION],
};

/** Parameters as in `checkout_place`. */
export const PLACE: Statement = {
  name: "checkout.place",
  text: `
SELECT order_number, status, unpaid_by AS "unpaidBy", unpaid_left AS "unpaidLeft" FROM checkout_place($1::jsonb,
  $2::text[], $3::numeric[], $4::boolean[], $5::text[], $6::numeric[],
  $7::text[], $8::text[], $9::text[], $10::text[], $11::numeric[])`,
};
