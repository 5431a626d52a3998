import { MAX_MONEY_RWF } from "../../contracts/money";

/** SQL of whether something is struck beside variant `v` of a product's JSON. */
const isReduced = (
  product: string,
) => `CASE WHEN v -> 'price' IS NOT NULL THEN v ->> 'compare_at_price'
     ELSE ${product}.json::jsonb ->> 'compare_at_price' END IS NOT NULL`;

/**
 * What each published variant asked, whether that was shown as reduced, and since when: a row whenever that changes,
 * written with the read model. Whole RWF. So that what is struck was really asked.
 */
export const CREATE_PRICES_ASKED: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS price_asked (
     variant_id text NOT NULL,
     since timestamptz NOT NULL DEFAULT clock_timestamp(),
     asked integer NOT NULL,
     is_reduced boolean NOT NULL DEFAULT false,
     PRIMARY KEY (variant_id, since)
   )`,
  // A shop of before: what it asks now, it asked since the product came.
  `INSERT INTO price_asked (variant_id, since, asked, is_reduced)
   SELECT v ->> 'id', p.created_at, coalesce((v ->> 'price')::integer, p.price), ${isReduced("p")}
   FROM catalogue_product p CROSS JOIN LATERAL jsonb_array_elements(p.json::jsonb -> 'variants') v
   ON CONFLICT DO NOTHING`,
];

export const DROP_PRICES_ASKED = "DROP TABLE IF EXISTS price_asked";

/**
 * `price_before(variant)`: the lowest price of the 30 days before the variant was reduced, which it may be in steps;
 * null where nothing is known of them. What was asked for less than a day counts for nothing, on either side: so a
 * sale that is paused and goes on is one sale, and a price raised for an hour is none to compare with.
 */
export const PRICE_BEFORE_FUNCTION = `
CREATE OR REPLACE FUNCTION price_before(of_variant text) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH span AS (
    SELECT h.asked, h.is_reduced, h.since, coalesce(lead(h.since) OVER (ORDER BY h.since), now()) AS until
    FROM price_asked h WHERE h.variant_id = of_variant
  ), kept AS (
    SELECT asked, is_reduced, until FROM span WHERE until - since >= interval '1 day'
  ), begun AS (
    SELECT max(until) AS at FROM kept WHERE NOT is_reduced
  )
  SELECT min(k.asked) FROM kept k, begun b WHERE k.until <= b.at AND k.until > b.at - interval '30 days'
$$`;

/**
 * SQL of what is struck beside what `price`, a row of `variantPriceAt`, asks, at most `MAX_MONEY_RWF`; null: it is not
 * reduced.
 */
export const struckPrice = (
  variant: string,
  price: string,
): string => `CASE WHEN ${price}.asked < ${price}.reference
    THEN nullif(greatest(${price}.asked, least(${price}.reference, ${MAX_MONEY_RWF},
      price_before(${variant}))), ${price}.asked) END`;

/** Longer ago than any sale goes on. */
const FORGOTTEN = "now() - interval '400 days'";

/**
 * `catalogue_note_prices(products)`: notes what they ask, as they are stored now, where that is something else than
 * was noted last. Callers hold the refresh lock.
 */
export const NOTE_PRICES_FUNCTION = `
CREATE OR REPLACE FUNCTION catalogue_note_prices(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH priced AS (
    SELECT v ->> 'id' AS variant_id, coalesce((v ->> 'price')::integer, p.price) AS asked, ${isReduced("p")} AS is_reduced
    FROM catalogue_product p CROSS JOIN LATERAL jsonb_array_elements(p.json::jsonb -> 'variants') v
    WHERE p.id = ANY (ids)
  ), noted AS (
    INSERT INTO price_asked (variant_id, asked, is_reduced)
    SELECT p.variant_id, p.asked, p.is_reduced FROM priced p
    WHERE NOT EXISTS (
      SELECT 1 FROM (
        SELECT h.asked, h.is_reduced FROM price_asked h WHERE h.variant_id = p.variant_id ORDER BY h.since DESC LIMIT 1
      ) l WHERE (l.asked, l.is_reduced) = (p.asked, p.is_reduced))
    ON CONFLICT DO NOTHING RETURNING variant_id
  )
  DELETE FROM price_asked h USING noted n
  WHERE h.variant_id = n.variant_id AND EXISTS (
    SELECT 1 FROM price_asked l WHERE l.variant_id = h.variant_id AND l.since > h.since AND l.since < ${FORGOTTEN})
$$`;
