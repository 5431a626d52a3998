import type { Statement } from "./conditions-sql";
import { CATEGORY_TRUTH } from "./refresh-sql";
import { differ, DRAFTS, PUBLISHED, BOTH_TABLES, type ProductTables } from "./product-tables-sql";
import { WRONG_CATEGORY_TEXTS, WRONG_TEXTS } from "./texts-sql";
import { countedTallies } from "./tally-sql";

/** Next ids on either side, in id order. $1: the last id of the page before, $2: page size. */
export const CHECK_IDS = `
SELECT array_agg(id) AS ids FROM (
  SELECT id FROM product WHERE id > $1
  UNION SELECT id FROM catalogue_product WHERE id > $1
  UNION SELECT id FROM catalogue_draft WHERE id > $1
  UNION SELECT id FROM catalogue_text WHERE id > $1
  ORDER BY id LIMIT $2) p`;

const wrongOn = ({ products }: ProductTables, truth: string) => `
SELECT coalesce(t.id, p.id) AS id
FROM ${truth} t
FULL JOIN (SELECT * FROM ${products} WHERE id = ANY ($1::text[])) p ON p.id = t.id
WHERE ${differ("t", "p", ["edited_at"])}`;

/** Of the given ids ($1), those whose stored rows differ from Medusa's tables. */
export const CHECK_PAGE = `
WITH shown AS MATERIALIZED (
  SELECT * FROM catalogue_compute($1::text[])
), draft AS MATERIALIZED (
  SELECT * FROM catalogue_compute_draft(ARRAY(
    SELECT w.id FROM unnest($1::text[]) w (id)
    WHERE NOT EXISTS (SELECT 1 FROM shown s WHERE s.id = w.id)))
)${wrongOn(PUBLISHED, "shown")}
UNION${wrongOn(DRAFTS, "draft")}
UNION${WRONG_TEXTS}`;

const wrongTallies = ({ products, tallies }: ProductTables) => `(
  SELECT count(*)::integer FROM (${countedTallies(products)}) t
  FULL JOIN (SELECT * FROM ${tallies} WHERE n <> 0) s
    USING (kind, category_id, gender, in_stock, value)
  WHERE t.n IS DISTINCT FROM s.n)`;

/** Number of tallies that don't add up. */
export const CHECK_TALLY = `SELECT ${BOTH_TABLES.map(wrongTallies).join(" + ")} AS wrong`;

/** Categories that are missing, left over or differ from Medusa's. */
export const CHECK_CATEGORIES = `
SELECT coalesce(t.id, k.id) AS id
FROM (${CATEGORY_TRUTH}) t FULL JOIN catalogue_category k ON k.id = t.id
WHERE (t.name, t.rank, t.gender) IS DISTINCT FROM (k.name, k.rank, k.gender)
UNION${WRONG_CATEGORY_TEXTS}`;

export const CHECK_PENDING = "SELECT count(*)::integer AS pending FROM catalogue_dirty";

/** Notes as a trigger leaves them, for what a check found wrong. */
export const noteWrong = (
  productIds: readonly string[],
  categoryIds: readonly string[],
): Statement => ({
  text: `INSERT INTO catalogue_dirty (kind, ref)
    SELECT 'category', unnest($2::text[]) UNION ALL SELECT 'product', unnest($1::text[])`,
  values: [productIds, categoryIds],
});

/** One row for the one instance to check tonight; all others get none. */
export const CLAIM_CHECK = `
UPDATE catalogue_state SET check_began = now()
WHERE check_began < now() - interval '12 hours' RETURNING check_began`;
