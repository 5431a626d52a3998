import { isoTime } from "../../../lib/iso-time-sql";
import type { InstalledSql } from "../../../lib/installed-sql";
import { orderStandsFor } from "../../order/published-sql";
import { DROP_REFUSED } from "./order-sql";

/** People whose turn comes in one second: they order within the next few, and others shop too. */
const TURNS_PER_SECOND = 10;

/** What a variant whose stock Medusa does not count adds. */
const UNCOUNTED = 999;

/** Drops that rule an order of `items`: theirs are not over. */
const RULING = `
    SELECT d.*, sum(q.quantity)::integer AS pieces, (array_agg(q.product_id ORDER BY q.at))[1] AS product_id
    FROM (
      SELECT i.value ->> 'product_id' AS product_id, (i.value ->> 'quantity')::integer AS quantity, i.at
      FROM jsonb_array_elements(items) WITH ORDINALITY AS i(value, at)) q
    JOIN product_drop_item p ON p.product_id = q.product_id
    JOIN product_drop d ON d.id = p.drop_id AND (d.ends_at IS NULL OR d.ends_at > clock_timestamp())
    GROUP BY d.id ORDER BY d.id`;

/**
 * Pieces of a drop that can be ordered now, as the catalogue counts them. Indexes: product_drop_item_drop,
 * IDX_product_variant_product_id, IDX_inventory_level_inventory_item_id.
 */
const LEFT = `
CREATE FUNCTION drop_left(which text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(CASE WHEN v.manage_inventory AND NOT v.allow_backorder THEN coalesce(s.available, 0) ELSE ${UNCOUNTED} END), 0)::integer
    FROM product_drop_item i
    JOIN product p ON p.id = i.product_id AND p.status = 'published' AND p.deleted_at IS NULL
    JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
    LEFT JOIN LATERAL (
      SELECT min(greatest(0, floor(coalesce(h.available, 0) / greatest(k.required_quantity, 1)))) AS available
      FROM product_variant_inventory_item k
      LEFT JOIN LATERAL (
        SELECT sum(l.stocked_quantity - l.reserved_quantity) AS available FROM inventory_level l
        WHERE l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL) h ON true
      WHERE k.variant_id = v.id AND k.deleted_at IS NULL) s ON true
    WHERE i.drop_id = which);
END $$`;

/**
 * Gives all who came before the opening their places: in the order of a digest of what nobody knew before, and each
 * device's ticket. Callers hold the drop's row.
 */
const DRAW = `
CREATE FUNCTION drop_draw(which text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  drawn integer := 0;
  next_digest text;
  by_lot text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
BEGIN
  -- One by one by the primary key: a join would be planned for the few rows that statistics know of.
  FOR next_digest IN SELECT digest FROM drop_entry WHERE drop_id = which
    ORDER BY sha256(convert_to(by_lot || digest, 'UTF8')), digest
  LOOP
    drawn := drawn + 1;
    UPDATE drop_entry t SET place = drawn WHERE t.drop_id = which AND t.digest = next_digest;
  END LOOP;
  UPDATE product_drop SET lot = by_lot, places = drawn WHERE id = which;
  RETURN drawn;
END $$`;

/**
 * Devices come: each new one has a place after all before it, or takes part in the lot. A device that comes again gets what it had.
 * Each is looked up by the primary key (OFFSET 0: never joined as a whole).
 * Race: who comes while the lot is drawn. Both hold the drop's row, so each ticket is in the lot or after it. Batches of several
 * processes come one after the other.
 */
const ARRIVE = `
CREATE FUNCTION drop_arrive(which text, digests text[])
RETURNS TABLE (digest text, place integer, turn_until timestamptz, is_used boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  here product_drop;
  came integer;
BEGIN
  SELECT * INTO here FROM product_drop d WHERE d.id = which AND d.has_queue FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF here.lot IS NULL AND here.opens_at <= clock_timestamp() THEN
    here.places := drop_draw(which);
    here.lot := 'drawn';
  END IF;
  IF here.ends_at IS NULL OR here.ends_at > clock_timestamp() THEN
    INSERT INTO drop_entry (drop_id, digest, place)
    SELECT which, n.digest, CASE WHEN here.lot IS NOT NULL THEN here.places + row_number() OVER (ORDER BY n.at) END
    FROM (SELECT u.digest, min(u.at) AS at FROM unnest(digests) WITH ORDINALITY AS u(digest, at) GROUP BY u.digest) n
    WHERE NOT EXISTS (SELECT 1 FROM drop_entry t WHERE t.drop_id = which AND t.digest = n.digest OFFSET 0);
    GET DIAGNOSTICS came = ROW_COUNT;
    IF here.lot IS NOT NULL AND came > 0 THEN
      UPDATE product_drop SET places = here.places + came WHERE id = which;
    END IF;
  END IF;
  RETURN QUERY SELECT t.digest, t.place, t.turn_until, t.order_id IS NOT NULL
    FROM unnest(digests) AS u(digest)
    CROSS JOIN LATERAL (SELECT * FROM drop_entry k WHERE k.drop_id = which AND k.digest = u.digest OFFSET 0) t;
END $$`;

const NOTE_PRODUCTS = `INSERT INTO catalogue_dirty (kind, ref)
        SELECT 'product', i.product_id FROM product_drop_item i WHERE i.drop_id = which`;

/**
 * What is due of a drop, and then how it stands: it opens, the lot is drawn, and the next get their turn; or it is over. Never
 * more of them than could order all they may of what is left, and one at least; so many a second that the rest of the shop does not
 * notice. Where its products are sold like any other from
 * now on, the catalogue is told.
 * Race: an order that takes its pieces and its ticket meanwhile. Both are counted in one statement, so it counts in both or in neither.
 */
const TICK = `
CREATE FUNCTION drop_tick(which text, OUT has_opened boolean, OUT has_sold_out boolean,
  OUT places integer, OUT admitted integer, OUT pieces_left integer, OUT now timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  here product_drop;
  ordering integer;
  room integer;
BEGIN
  has_opened := false;
  has_sold_out := false;
  now := clock_timestamp();
  SELECT * INTO here FROM product_drop d WHERE d.id = which;
  IF NOT FOUND THEN RETURN; END IF;
  IF here.opens_at <= now AND (here.ends_at IS NULL OR here.ends_at > now) THEN
    SELECT * INTO here FROM product_drop d WHERE d.id = which FOR NO KEY UPDATE;
    IF here.opened_at IS NULL THEN
      has_opened := true;
      UPDATE product_drop d SET opened_at = now WHERE d.id = which;
      IF NOT here.has_queue THEN ${NOTE_PRODUCTS}; END IF;
    END IF;
    IF here.has_queue AND here.lot IS NULL THEN here.places := drop_draw(which); END IF;
    SELECT drop_left(which), count(*) INTO pieces_left, ordering FROM drop_entry t
    WHERE t.drop_id = which AND t.turn_until > now AND t.order_id IS NULL;
    IF pieces_left = 0 AND here.sold_out_at IS NULL THEN
      has_sold_out := true;
      UPDATE product_drop d SET sold_out_at = now WHERE d.id = which;
    END IF;
    room := least(here.places - here.admitted, greatest(least(pieces_left, 1), pieces_left / here.pieces_per_order) - ordering,
      ceil(extract(epoch FROM now - coalesce(here.admitted_at, here.opens_at - interval '1 s')) * ${TURNS_PER_SECOND})::integer);
    IF here.has_queue AND room > 0 THEN
      UPDATE drop_entry t SET turn_until = now + make_interval(mins => here.turn_minutes)
      WHERE t.drop_id = which AND t.place > here.admitted AND t.place <= here.admitted + room;
      here.admitted := here.admitted + room;
      UPDATE product_drop d SET admitted = here.admitted, admitted_at = now WHERE d.id = which;
    END IF;
  ELSE
    pieces_left := drop_left(which);
    IF here.ends_at <= now AND here.closed_at IS NULL THEN
      UPDATE product_drop d SET closed_at = now WHERE d.id = which AND d.closed_at IS NULL;
      ${NOTE_PRODUCTS};
    END IF;
  END IF;
  admitted := here.admitted;
  places := CASE WHEN here.has_queue AND here.lot IS NULL AND here.opened_at IS NULL AND NOT has_opened
    THEN (SELECT count(*) FROM drop_entry t WHERE t.drop_id = which) ELSE here.places END;
END $$`;

/** See `dropRefusal`. Indexes: product_drop_item_pkey, drop_entry_pkey, drop_order_pkey, checkout_order_pkey. */
const REFUSAL = `
CREATE FUNCTION drop_refusal(items jsonb, ticket text, buyer_phone text) RETURNS jsonb LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  here record;
  mine drop_entry;
  queues integer := 0;
  reason text;
BEGIN
  FOR here IN ${RULING} LOOP
    reason := NULL;
    IF here.has_queue THEN queues := queues + 1; END IF;
    IF here.opens_at > clock_timestamp() THEN reason := 'not_open';
    ELSIF here.pieces > here.pieces_per_order THEN reason := 'too_many';
    ELSIF queues > 1 THEN reason := 'one_drop';
    ELSIF here.has_queue THEN
      SELECT * INTO mine FROM drop_entry t WHERE t.drop_id = here.id AND t.digest = ticket;
      IF NOT FOUND THEN reason := 'no_ticket';
      ELSIF mine.order_id IS NOT NULL THEN reason := 'used';
      ELSIF mine.turn_until IS NULL THEN reason := 'not_yet';
      ELSIF mine.turn_until <= clock_timestamp() THEN reason := 'turn_over';
      ELSIF EXISTS (SELECT 1 FROM drop_order o WHERE o.drop_id = here.id AND ${orderStandsFor("o.order_id", "buyer_phone")}) THEN reason := 'phone';
      END IF;
    END IF;
    IF reason IS NOT NULL THEN
      RETURN jsonb_build_object('reason', reason, 'handle', here.handle, 'product_id', here.product_id,
        'opens_at', ${isoTime("here.opens_at")}, 'pieces_per_order', here.pieces_per_order);
    END IF;
  END LOOP;
  RETURN NULL;
END $$`;

/**
 * See `takeInDrop`. Races: of two orders with one ticket the second waits for its row and then finds it used; of two for one phone
 * the second waits for the lock and then finds the order of the first. Whoever waits here holds his stock already, and whoever is
 * waited for needs nothing more of anybody's.
 */
const TAKE = `
CREATE FUNCTION drop_take(new_order text, items jsonb, ticket text, buyer_phone text) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  here record;
  why jsonb;
BEGIN
  FOR here IN ${RULING} LOOP
    IF here.has_queue THEN
      PERFORM 1 FROM drop_entry t WHERE t.drop_id = here.id AND t.digest = ticket FOR NO KEY UPDATE;
      PERFORM pg_advisory_xact_lock(hashtextextended('drop ' || here.id || buyer_phone, 0));
    END IF;
  END LOOP;
  why := drop_refusal(items, ticket, buyer_phone);
  IF why IS NOT NULL THEN
    RAISE EXCEPTION 'A drop refuses this order: %', why ->> 'reason' USING ERRCODE = '${DROP_REFUSED}';
  END IF;
  FOR here IN ${RULING} LOOP
    INSERT INTO drop_order (drop_id, order_id, pieces) VALUES (here.id, new_order, here.pieces);
    UPDATE drop_entry t SET order_id = new_order WHERE t.drop_id = here.id AND t.digest = ticket;
  END LOOP;
END $$`;

const FUNCTIONS = [
  "drop_left",
  "drop_draw",
  "drop_arrive",
  "drop_tick",
  "drop_refusal",
  "drop_take",
];

export const DROP_SQL: InstalledSql = {
  name: "drop",
  // A function's return type can't be replaced.
  statements: [
    ...FUNCTIONS.map((name) => `DROP FUNCTION IF EXISTS ${name}`),
    ...[LEFT, DRAW, ARRIVE, TICK, REFUSAL, TAKE],
  ],
};
