import type { Statement } from "../../../lib/database";

const ROW = `id, name, phone, is_active AS "isActive", to_jsonb(created_at) #>> '{}' AS "createdAt"`;

/** Those who ride first, then by name; few. */
export const RIDERS: Statement = {
  name: "rider.all",
  text: `SELECT ${ROW} FROM delivery_rider ORDER BY is_active DESC, lower(name), id`,
};

/** $1 rider, held: parcels are given to whoever is active when that commits. */
export const HOLD_RIDER: Statement = {
  name: "rider.hold",
  text: `SELECT ${ROW} FROM delivery_rider WHERE id = $1 FOR NO KEY UPDATE`,
};

/** $1 rider. Shared: many plans for one rider go on at once, but none while it changes. */
export const SHARE_RIDER: Statement = {
  name: "rider.share",
  text: `SELECT ${ROW} FROM delivery_rider WHERE id = $1 FOR SHARE`,
};

/** $1 id, $2 name, $3 phone. */
export const ADD_RIDER: Statement = {
  name: "rider.add",
  text: `INSERT INTO delivery_rider (id, name, phone) VALUES ($1, $2, $3) RETURNING ${ROW}`,
};

/** $1 rider, $2 name, $3 phone, $4 whether active; null: as it was. */
export const WRITE_RIDER: Statement = {
  name: "rider.write",
  text: `
UPDATE delivery_rider SET name = coalesce($2, name), phone = coalesce($3, phone),
  is_active = coalesce($4::boolean, is_active), updated_at = now() WHERE id = $1 RETURNING ${ROW}`,
};

/** $1 rider. Parcels that this rider still is to bring. Index: delivery_parcel_open. */
export const PARCELS_OF_RIDER: Statement = {
  name: "rider.parcels",
  text: `
SELECT count(*)::integer AS n FROM delivery_parcel
WHERE rider_id = $1 AND state IN ('planned', 'out')`,
};
