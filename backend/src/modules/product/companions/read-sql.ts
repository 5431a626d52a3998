import { MOST_ALSO } from "../../../contracts/companion-limits";
import type { Translated } from "../../../contracts/translated";
import type { Statement } from "../read-model/conditions-sql";
import { productByKey } from "../read-model/read-sql";
import { toldIn } from "../read-model/texts-sql";

/** Looked at of a category and of all, for those that are not sold out. */
const NEWEST = 24;

/** Worn by the same people, as far as anybody says. */
const SUITS = "n.gender IS NULL OR me.gender IS NULL OR n.gender = me.gender";

/**
 * What a product is shown with, as the fields of JSON. No row: no shopper may see such a product. Only keys are sorted, of
 * ${NEWEST} newest at most; whole rows are read of what is shown.
 * Indexes: catalogue_product_pkey, _handle, _category_latest, _latest, and the primary keys of product_old_handle,
 * catalogue_companion and product_look.
 */
export const companionsStatement = (key: string, language?: Translated): Statement => ({
  name: `companions ${language ?? ""}`,
  text: `WITH me AS MATERIALIZED (
    ${productByKey("id", "category_id", "gender")}
  ), offered AS (
    SELECT o.id, 0 AS tier, o.place FROM me
    JOIN catalogue_companion c ON c.product_id = me.id
    CROSS JOIN LATERAL unnest(c.others) WITH ORDINALITY o (id, place)
    UNION ALL
    SELECT n.id, CASE WHEN ${SUITS} THEN 1 ELSE 3 END, n.place FROM me
    CROSS JOIN LATERAL (
      SELECT id, gender, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place FROM catalogue_product
      WHERE category_id = me.category_id ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}) n
    UNION ALL
    SELECT n.id, CASE WHEN ${SUITS} THEN 2 ELSE 4 END, n.place FROM me
    CROSS JOIN LATERAL (
      SELECT id, gender, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place FROM catalogue_product
      ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}) n
  ), first AS (
    SELECT DISTINCT ON (o.id) o.id, o.tier, o.place FROM offered o, me
    WHERE o.id <> me.id AND NOT EXISTS (
      SELECT 1 FROM product_look l WHERE l.product_id = me.id AND o.id = ANY (l.pieces))
    ORDER BY o.id, o.tier, o.place
  ), chosen AS (
    SELECT f.id, row_number() OVER (ORDER BY p.in_stock DESC, f.tier, f.place) AS place
    FROM first f JOIN catalogue_product p ON p.id = f.id
    ORDER BY p.in_stock DESC, f.tier, f.place LIMIT ${MOST_ALSO}
  )
  SELECT '"also_like":[' || coalesce((
    SELECT string_agg(${toldIn(language, "p.id", "p.json")}, ',' ORDER BY c.place)
    FROM chosen c JOIN catalogue_product p ON p.id = c.id), '') || '],"look":[' || coalesce((
    SELECT string_agg(${toldIn(language, "p.id", "p.json")}, ',' ORDER BY o.place)
    FROM product_look l CROSS JOIN LATERAL unnest(l.pieces) WITH ORDINALITY o (id, place)
    JOIN catalogue_product p ON p.id = o.id WHERE l.product_id = me.id), '') || ']' AS data
  FROM me`,
  values: [key],
});
