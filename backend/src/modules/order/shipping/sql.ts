import type { Statement } from "../../../lib/database";
import { HAS_AUTOMATIC } from "../discount/sql";

/**
 * One row: what delivery costs and takes, as the contract says it, with the districts by name. A
 * district's `ownFee` and `ownFreeAbove` are null where the shop's apply. By primary key; thirty rows.
 */
export const READ_SHIPPING: Statement = {
  name: "shipping.read",
  text: `
SELECT s.flat_fee::float8 AS "flatFee", s.free_above::float8 AS "freeAbove",
  (SELECT jsonb_agg(jsonb_build_object('district', d.district, 'ownFee', d.fee,
     'ownFreeAbove', d.free_above, 'minDays', d.min_days, 'maxDays', d.max_days) ORDER BY d.district)
   FROM shipping_district d) AS districts, ${HAS_AUTOMATIC} AS "hasAutomaticDiscounts"
FROM shipping_setting s WHERE s.one`,
};

/** Every change locks this row first: two changes happen one after the other. */
export const HOLD_SHIPPING: Statement = {
  name: "shipping.hold",
  text: `SELECT one FROM shipping_setting WHERE one FOR NO KEY UPDATE`,
};

/** $1 flat fee, $2 free from, or null: never. By primary key. */
export const WRITE_SETTING: Statement = {
  name: "shipping.write",
  text: `UPDATE shipping_setting SET flat_fee = $1, free_above = $2, updated_at = now() WHERE one`,
};

/** $1-$5 parallel lists: districts, fees or null, free from or null, least and most days. By primary key. */
export const WRITE_DISTRICTS: Statement = {
  name: "shipping.write-districts",
  text: `
INSERT INTO shipping_district (district, fee, free_above, min_days, max_days)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::integer[], $5::integer[])
ON CONFLICT (district) DO UPDATE
SET fee = excluded.fee, free_above = excluded.free_above, min_days = excluded.min_days, max_days = excluded.max_days`,
};
