import type { Statement } from "../../../lib/database";
import { isoTime } from "../../../lib/iso-time-sql";
import { RETAIL, variantPriceAt } from "../price-sql";

/** SQL: the variants of product `product` (an expression) that can be bought. */
const variantsOf = (product: string) => `product_variant v
  JOIN product_variant_price_set s ON s.variant_id = v.id AND s.deleted_at IS NULL
  WHERE v.product_id = ${product} AND v.deleted_at IS NULL AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'`;

/** SQL: price `a` is one that this list asks from everybody. */
const ofList = (list: string) => `a.price_list_id = ${list} AND a.deleted_at IS NULL AND ${RETAIL}`;

const SALE = `
SELECT l.id, l.title AS name, l.status, ${isoTime("l.starts_at")} AS "startsAt", ${isoTime("l.ends_at")} AS "endsAt",
  (SELECT count(DISTINCT v.product_id)::integer FROM price a
   JOIN product_variant_price_set s ON s.price_set_id = a.price_set_id AND s.deleted_at IS NULL
   JOIN product_variant v ON v.id = s.variant_id AND v.deleted_at IS NULL
   WHERE ${ofList("l.id")}) AS products
FROM price_list l
WHERE l.type = 'sale' AND l.deleted_at IS NULL AND coalesce(l.rules_count, 0) = 0`;

/** $1 limit, $2 offset: newest first. Lists for customer groups are none: the shop asks everybody the same. */
export const LIST_SALES: Statement = {
  name: "sale.list",
  text: `${SALE} ORDER BY l.created_at DESC, l.id DESC LIMIT $1 OFFSET $2`,
};

export const COUNT_SALES: Statement = {
  name: "sale.count",
  text: `
SELECT count(*)::integer AS count FROM price_list l
WHERE l.type = 'sale' AND l.deleted_at IS NULL AND coalesce(l.rules_count, 0) = 0`,
};

/** $1 id. */
export const READ_SALE: Statement = { name: "sale.read", text: `${SALE} AND l.id = $1` };

/** $1 id: nobody else changes it before the transaction ends. */
export const HOLD_SALE: Statement = {
  name: "sale.hold",
  text: `SELECT id FROM price_list WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
};

/** SQL: one row (price, sale_price, is_mixed) of product `product` (an expression) in list $1. */
const pricesIn = (product: string) => `
  SELECT min(m.reference)::float8 AS price, min(n.amount)::float8 AS sale_price,
    count(n.amount) > 0 AND (count(n.amount) < count(*) OR min(n.amount) <> max(n.amount)) AS is_mixed
  FROM (SELECT v.id, s.price_set_id FROM ${variantsOf(product)}) v
  CROSS JOIN LATERAL (${variantPriceAt("v.id", "now()")}) m
  LEFT JOIN LATERAL (
    SELECT min(a.amount) AS amount FROM price a WHERE a.price_set_id = v.price_set_id AND ${ofList("$1")}
  ) n ON true`;

/**
 * $1 list, $2 words of a name or null, $3 only those in it, $4 limit, $5 offset. Published products with
 * a price, by name, those in the list first.
 */
export const SALE_PRODUCTS: Statement = {
  name: "sale.products",
  text: `
SELECT found.id, found.title AS name, coalesce(found.thumbnail, (SELECT i.url FROM image i
    WHERE i.product_id = found.id AND i.deleted_at IS NULL ORDER BY i.rank, i.id LIMIT 1)) AS image,
  m.price, m.sale_price, m.is_mixed, found.count
FROM (
  SELECT p.id, p.title, p.thumbnail, k.is_in, count(*) OVER ()::integer AS count
  FROM product p
  CROSS JOIN LATERAL (SELECT EXISTS (
    SELECT 1 FROM (SELECT s.price_set_id FROM ${variantsOf("p.id")}) x
    JOIN price a ON a.price_set_id = x.price_set_id AND ${ofList("$1")}) AS is_in) k
  WHERE p.status = 'published' AND p.deleted_at IS NULL AND (k.is_in OR NOT $3::boolean)
    AND ($2::text IS NULL OR strpos(lower(p.title), lower($2)) > 0)
    AND EXISTS (SELECT 1 FROM (SELECT s.price_set_id FROM ${variantsOf("p.id")}) x
      JOIN price a ON a.price_set_id = x.price_set_id AND a.price_list_id IS NULL AND a.deleted_at IS NULL AND ${RETAIL})
  ORDER BY k.is_in DESC, p.title, p.id LIMIT $4 OFFSET $5
) found
CROSS JOIN LATERAL (${pricesIn("found.id")}) m
ORDER BY found.is_in DESC, found.title, found.id`,
};

/** $1 list, $2 products: name and prices of those that can be bought. */
export const PRICES_OF_PRODUCTS: Statement = {
  name: "sale.prices",
  text: `
SELECT p.id, p.title AS name, m.price, m.sale_price AS "salePrice", m.is_mixed AS "isMixed"
FROM product p CROSS JOIN LATERAL (${pricesIn("p.id")}) m
WHERE p.id = ANY ($2::text[]) AND p.deleted_at IS NULL AND m.price IS NOT NULL
ORDER BY p.title, p.id`,
};

/** $1 id, $2 name, $3 starts, $4 ends (ISO 8601 or null). A new one has no prices. */
export const WRITE_SALE: Statement = {
  name: "sale.write",
  text: `
INSERT INTO price_list (id, title, description, type, status, starts_at, ends_at)
VALUES ($1, $2, '', 'sale', 'active', $3::timestamptz, $4::timestamptz)
ON CONFLICT (id) DO UPDATE
SET title = excluded.title, starts_at = excluded.starts_at, ends_at = excluded.ends_at, updated_at = now()`,
};

/** $1 list, $2 products: they are not in it any more. */
export const DROP_PRICES: Statement = {
  name: "sale.drop-prices",
  text: `
DELETE FROM price a USING product_variant_price_set s, product_variant v
WHERE v.product_id = ANY ($2::text[]) AND s.variant_id = v.id AND s.deleted_at IS NULL
  AND a.price_set_id = s.price_set_id AND ${ofList("$1")}`,
};

/** $1 list, $2 products, $3 whole RWF for every variant of each. Ids are made from random numbers. */
export const WRITE_PRICES: Statement = {
  name: "sale.write-prices",
  text: `
INSERT INTO price (id, price_set_id, price_list_id, currency_code, amount, raw_amount, rules_count)
SELECT 'price_' || upper(replace(gen_random_uuid()::text, '-', '')), v.price_set_id, $1, 'rwf', n.amount,
  jsonb_build_object('value', n.amount::text, 'precision', 20), 0
FROM unnest($2::text[], $3::numeric[]) AS n(product_id, amount)
CROSS JOIN LATERAL (SELECT s.price_set_id FROM ${variantsOf("n.product_id")}) v`,
};

/** $1 id: with its prices, as Medusa does. Orders keep what they asked. */
export const DELETE_SALE: readonly Statement[] = [
  { name: "sale.delete-prices", text: `DELETE FROM price WHERE price_list_id = $1` },
  { name: "sale.delete", text: `DELETE FROM price_list WHERE id = $1` },
];
