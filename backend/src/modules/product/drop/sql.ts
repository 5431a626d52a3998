import type { Statement } from "../../../lib/database";
import { isoTime } from "../../../lib/iso-time-sql";
import { orderStands } from "../../order/published-sql";

/** What processes tell each other on commit: staff changed a drop; the payload is empty. */
export const DROP_CHANNEL = "strive_drop";

const named = (name: string, text: string): Statement => ({ name: `drop.${name}`, text });

/** Every drop, the latest first: a shop has a few dozen. Index: product_drop_item_drop. */
export const READ_DROPS = named(
  "read",
  `
SELECT d.id, d.handle, d.title, ${isoTime("d.opens_at")} AS "opensAt", ${isoTime("d.ends_at")} AS "endsAt", d.has_queue AS "hasQueue",
  d.pieces_per_order AS "piecesPerOrder", d.turn_minutes AS "turnMinutes", d.version, d.opened_at IS NOT NULL AS "hasOpened", d.closed_at IS NOT NULL AS "hasClosed",
  (SELECT coalesce(array_agg(i.product_id ORDER BY i.position), '{}') FROM product_drop_item i WHERE i.drop_id = d.id) AS products
FROM product_drop d ORDER BY d.opens_at DESC, d.id`,
);

/** $1 drop, $2 digests, see `drop_arrive`. */
export const ARRIVE = named(
  "arrive",
  `SELECT digest, place, ${isoTime("turn_until")} AS "turnUntil", is_used AS "isUsed" FROM drop_arrive($1, $2::text[])`,
);

/** $1 drop, see `drop_tick`. */
export const TICK = named(
  "tick",
  `SELECT has_opened AS "hasOpened", has_sold_out AS "hasSoldOut", places, admitted, pieces_left AS "left", ${isoTime("now")} AS now
   FROM drop_tick($1)`,
);

/** $1 drop: how it goes, for staff. Indexes: drop_entry_place, drop_entry_turn, drop_order_pkey, checkout_order_pkey. */
export const FIGURES = named(
  "figures",
  `
SELECT (SELECT count(*)::integer FROM drop_entry t WHERE t.drop_id = $1 AND t.turn_until > now() AND t.order_id IS NULL) AS ordering,
  coalesce(sum(o.pieces), 0)::integer AS sold, count(*)::integer AS orders
FROM drop_order o WHERE o.drop_id = $1 AND ${orderStands("o.order_id")}`,
);

/** Whoever makes or changes one waits for whoever does: a product is in one at a time. */
export const LOCK_DROPS = named("lock", `SELECT pg_advisory_xact_lock(hashtext('strive.drops'))`);

/** $1 id, $2 handle, $3 title, $4 opens_at, $5 ends_at, $6 has_queue, $7 pieces per order, $8 minutes of a turn. */
export const SAVE_DROP = named(
  "save",
  `
INSERT INTO product_drop AS d (id, handle, title, opens_at, ends_at, has_queue, pieces_per_order, turn_minutes)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, title = excluded.title, opens_at = excluded.opens_at,
  ends_at = excluded.ends_at, has_queue = excluded.has_queue, pieces_per_order = excluded.pieces_per_order,
  turn_minutes = excluded.turn_minutes, closed_at = NULL, version = d.version + 1`,
);

/** $1 drop. The row's lock: nobody draws its lot while it is changed. */
export const HOLD_DROP = named(
  "hold",
  `SELECT version, opened_at IS NOT NULL OR lot IS NOT NULL OR opens_at <= clock_timestamp() AS "hasOpened"
   FROM product_drop WHERE id = $1 FOR UPDATE`,
);

/** $1 drop, $2 products. */
export const SET_PRODUCTS: readonly Statement[] = [
  named(
    "clear-products",
    `DELETE FROM product_drop_item WHERE drop_id = $1 AND $2::text[] IS NOT NULL`,
  ),
  named(
    "set-products",
    `INSERT INTO product_drop_item (drop_id, product_id, position)
     SELECT $1, p.id, p.at FROM unnest($2::text[]) WITH ORDINALITY AS p(id, at)`,
  ),
];

/** $1 drop. */
export const DELETE_DROP = named("delete", `DELETE FROM product_drop WHERE id = $1`);

/** $1 products, $2 drop or null: those of them that are in another one that is not over. Index: product_drop_item_pkey. */
export const TAKEN_PRODUCTS = named(
  "taken",
  `SELECT i.product_id AS id, d.handle FROM product_drop_item i JOIN product_drop d ON d.id = i.drop_id
   WHERE i.product_id = ANY ($1::text[]) AND d.id IS DISTINCT FROM $2::text AND (d.ends_at IS NULL OR d.ends_at > now())`,
);

/** What processes hear on commit. */
export const TELL = named("tell", `SELECT pg_notify('${DROP_CHANNEL}', '')`);
