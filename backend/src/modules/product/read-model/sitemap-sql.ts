import type { Statement } from "./conditions-sql";

const AS_ISO = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** Rows (handle, changed) of one part of the catalogue, the latest first. Index: catalogue_product_latest. */
export const sitemapProducts = (part: number, size: number): Statement => ({
  text: `SELECT handle, to_char(updated_at AT TIME ZONE 'UTC', ${AS_ISO}) AS changed
    FROM catalogue_product ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
  values: [size, part * size],
});

/**
 * Rows (name, changed) of the categories with products: a listing changes with the latest of them.
 * Index: catalogue_product_category_latest.
 */
export const SITEMAP_CATEGORIES: Statement = {
  text: `SELECT k.name, to_char(t.changed AT TIME ZONE 'UTC', ${AS_ISO}) AS changed
    FROM catalogue_category k CROSS JOIN LATERAL (
      SELECT max(l.updated_at) AS changed FROM (
        SELECT p.updated_at FROM catalogue_product p WHERE p.category_id = k.id
        ORDER BY p.created_at DESC, p.id DESC LIMIT 100) l) t
    WHERE t.changed IS NOT NULL ORDER BY k.rank, k.id`,
  values: [],
};

/** One row (count): all products. Index: the tallies' primary key. */
export const SITEMAP_COUNT: Statement = {
  text: "SELECT coalesce(sum(n), 0)::integer AS count FROM catalogue_tally WHERE kind = 'all'",
  values: [],
};
