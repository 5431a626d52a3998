import { COUNTED_TALLIES } from "./tally-sql";

/** Next ids on either side, in id order. $1: the last id of the page before, $2: page size. */
export const CHECK_IDS = `
SELECT array_agg(id) AS ids FROM (
  SELECT id FROM product WHERE id > $1
  UNION SELECT id FROM catalogue_product WHERE id > $1
  ORDER BY id LIMIT $2) p`;

/** Of the given ids, those whose stored row is not what Medusa's tables say. */
export const CHECK_PAGE = `
SELECT coalesce(t.id, p.id) AS id
FROM catalogue_compute($1::text[]) t
FULL JOIN (SELECT * FROM catalogue_product WHERE id = ANY ($1::text[])) p ON p.id = t.id
WHERE (p.handle, p.json, p.price, p.stock, p.in_stock, p.category_id, p.gender, p.sizes, p.colors, p.search, p.search_name)
  IS DISTINCT FROM
      (t.handle, t.json, t.price, t.stock, t.in_stock, t.category_id, t.gender, t.sizes, t.colors, t.search, t.search_name)`;

/** Number of tallies that don't add up. */
export const CHECK_TALLY = `
SELECT count(*)::integer AS wrong FROM (${COUNTED_TALLIES}) t
FULL JOIN (SELECT * FROM catalogue_tally WHERE n <> 0) s
  USING (kind, category_id, gender, in_stock, value)
WHERE t.n IS DISTINCT FROM s.n`;

export const CHECK_PENDING = "SELECT count(*)::integer AS pending FROM catalogue_dirty";
