import { IMAGE_VIEWS } from "../../../contracts/image-views";
import { choiceOfVariant, HEX_COLOR } from "../../../lib/variant-choice-sql";
import { stockedText } from "./stocked-sql";
import { struckPrice } from "../price-past-sql";
import { variantPriceAt } from "../price-sql";
import { dropJson } from "../drop/json-sql";
import { ratingJson } from "../review/rating-sql";
import { isoTime } from "../../../lib/iso-time-sql";

/**
 * What the read model says about products, computed from Medusa's tables. The only place that knows
 * how one becomes the other; refresh, rebuild and check all call it.
 */

/** What a variant whose stock Medusa does not count shows. */
const UNCOUNTED_STOCK = 999;

/** What a picture is said to show; anything else in that place is somebody else's. */
const VIEWS = IMAGE_VIEWS.map((view) => `'${view}'`).join(", ");

/** Contract: no price, line or order exceeds this, see contracts/money. */
const MAX_PRICE = 1_000_000_000;

/** Which of the given products a function computes, and the defaults for what they lack. */
interface Computed {
  name: string;
  /** Table whose rows it returns. */
  table: string;
  /** Condition on the product `p`. */
  of: string;
  join: "JOIN" | "LEFT JOIN";
  status: "published" | "draft";
  /** Last condition, on everything. */
  only: string;
}

/**
 * Rows for some of the given products. Prices are whole RWF, stock is stocked minus reserved.
 *
 * plpgsql keeps the plan for a session, and the generic one is a chain of index lookups for any
 * number of products; replanning it would cost more than computing one product.
 *
 * Relies on IDX_product_variant_product_id, IDX_image_product_id, the primary keys of the link
 * tables (product or variant first), IDX_product_variant_product_image_variant_id,
 * IDX_price_price_set_id and IDX_inventory_level_inventory_item_id.
 *
 * - Prices are as of `catalogue_state.priced_at`, which the refresher moves when a price list begins or
 *   ends. A product shows its lowest, and what is struck beside that variant's; a variant says its
 *   own where it differs. One without a price is not for sale.
 * - A variant without inventory management, or with backorders, can always be ordered.
 * - Everything about a variant is looked up per variant (LATERAL, kept apart by OFFSET 0 where it
 *   would be taken for a join), never joined as a whole: the cost follows the number of products asked
 *   for, not the size of the tables.
 * - What can be ordered is one text for each look, see stocked-sql; what was sold is copied, see sold-sql.
 * - Size and Color are options by title; whatever else a product varies by is not shown.
 * - An image shows a colour when all variants it belongs to have that one colour.
 */
const computeFunction = ({ name, table, of, join, status, only }: Computed) => `
CREATE OR REPLACE FUNCTION ${name}(wanted text[]) RETURNS SETOF ${table}
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  moment timestamptz := (SELECT priced_at FROM catalogue_state);
BEGIN
-- Nothing is looked up of products that are none of these.
wanted := ARRAY(SELECT p.id FROM product p WHERE p.id = ANY (wanted) AND p.deleted_at IS NULL AND ${of});
IF cardinality(wanted) = 0 THEN RETURN; END IF;
RETURN QUERY
WITH shown AS (
  SELECT p.id, p.handle, p.title, coalesce(p.description, '') AS description, p.thumbnail, p.status, p.is_giftcard, p.created_at, p.updated_at
  FROM product p
  WHERE p.id = ANY (wanted) AND p.deleted_at IS NULL AND ${of}
), category AS (
  SELECT DISTINCT ON (l.product_id) l.product_id, c.id, c.name, c.gender
  FROM product_category_product l
  JOIN catalogue_category c ON c.id = l.product_category_id
  WHERE l.product_id = ANY (wanted)
  ORDER BY l.product_id, c.rank, c.id
), gender AS (
  SELECT DISTINCT ON (l.product_id) l.product_id, g.gender
  FROM product_gender_link l
  CROSS JOIN LATERAL (
    SELECT g.gender FROM product_gender g
    WHERE g.id = l.product_gender_id AND g.deleted_at IS NULL OFFSET 0
  ) g
  WHERE l.product_id = ANY (wanted) AND l.deleted_at IS NULL
  ORDER BY l.product_id, l.created_at DESC, l.id DESC
), variant AS MATERIALIZED (
  SELECT v.id, v.product_id, coalesce(v.variant_rank, 0) AS rank,
    v.manage_inventory AND NOT v.allow_backorder AS is_counted
  FROM product_variant v
  WHERE v.product_id = ANY (wanted) AND v.deleted_at IS NULL
    -- Taken off sale, kept for orders that hold units of it (module assortment).
    AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
), choice AS MATERIALIZED (
  SELECT v.id AS variant_id, v.product_id, v.rank AS variant_rank, o.size, o.color, o.color_rank,
    round(least(p.base, ${MAX_PRICE}))::integer AS base, round(p.asked)::integer AS asked, round(${struckPrice("v.id", "p")})::integer AS compare_at,
    p.sale_ends_at, p.priced_at,
    CASE WHEN v.is_counted THEN least(coalesce(s.available, 0), 1000000)::integer
      ELSE ${UNCOUNTED_STOCK} END AS available
  FROM variant v
  LEFT JOIN LATERAL (${choiceOfVariant("v.id")}) o ON true
  ${join} LATERAL (${variantPriceAt("v.id", "moment")}) p ON p.asked BETWEEN 0 AND ${MAX_PRICE}
  LEFT JOIN LATERAL (
    SELECT min(greatest(0, floor(coalesce(h.available, 0) / greatest(i.required_quantity, 1)))) AS available
    FROM product_variant_inventory_item i
    LEFT JOIN LATERAL (
      SELECT sum(l.stocked_quantity - l.reserved_quantity) AS available
      FROM inventory_level l
      WHERE l.inventory_item_id = i.inventory_item_id AND l.deleted_at IS NULL
    ) h ON true
    WHERE i.variant_id = v.id AND i.deleted_at IS NULL
  ) s ON true
), price AS (
  -- The first of each is the lowest; of equal ones, what is least reduced.
  SELECT product_id, (array_agg(asked ORDER BY asked, compare_at NULLS FIRST))[1] AS asked,
    (array_agg(compare_at ORDER BY asked, compare_at NULLS FIRST))[1] AS compare_at,
    (array_agg(sale_ends_at ORDER BY asked, compare_at NULLS FIRST))[1] AS sale_ends_at,
    min(base) AS base, max(priced_at) AS changed_at
  FROM choice GROUP BY product_id
), color AS (
  SELECT product_id, color, row_number() OVER (
    PARTITION BY product_id ORDER BY min(color_rank) NULLS LAST, min(variant_rank), color
  ) AS position, CASE WHEN color ~ ${HEX_COLOR} THEN catalogue_color_family(color) END AS family
  FROM choice WHERE color IS NOT NULL
  GROUP BY product_id, color
), palette AS (
  SELECT product_id, array_agg(color ORDER BY position) FILTER (WHERE family IS NOT NULL) AS colors,
    array_agg(DISTINCT family ORDER BY family) FILTER (WHERE family IS NOT NULL) AS families
  FROM color GROUP BY product_id
), size AS (
  SELECT product_id, array_agg(size ORDER BY catalogue_size_rank(size), size) AS sizes
  FROM (SELECT DISTINCT product_id, size FROM choice WHERE size IS NOT NULL) s
  GROUP BY product_id
), variants AS (
  SELECT c.product_id, sum(c.available)::integer AS stock,
    array_agg(DISTINCT ${stockedText("k.family", "k.color", "c.size")}) FILTER (WHERE c.available > 0) AS stocked,
    '[' || string_agg(
      '{"id":' || to_json(c.variant_id)::text ||
      ',"size":' || to_json(coalesce(c.size, 'S'))::text ||
      ',"color":' || to_json(coalesce(c.color, 'Gray'))::text ||
      ',"stock_quantity":' || c.available || CASE WHEN (c.asked, c.compare_at) IS DISTINCT FROM (m.asked, m.compare_at)
        THEN ',"price":' || c.asked || ',"compare_at_price":' || coalesce(c.compare_at::text, 'null') ELSE '' END || '}',
      ',' ORDER BY catalogue_size_rank(coalesce(c.size, 'S')), c.size, k.position, c.variant_rank, c.variant_id
    ) || ']' AS json
  FROM choice c
  JOIN price m ON m.product_id = c.product_id
  LEFT JOIN color k ON k.product_id = c.product_id AND k.color = c.color
  GROUP BY c.product_id
), picture AS (
  -- Put together by grouping: a join would look through all variants for every picture.
  SELECT max(product_id) AS product_id, max(url) AS url, max(rank) AS rank, id,
    CASE WHEN count(DISTINCT color) = 1 AND min(color) ~ ${HEX_COLOR} THEN min(color) END AS color,
    CASE WHEN max(view) IN (${VIEWS}) THEN max(view) END AS view
  FROM (
    SELECT i.id, i.product_id, i.url, i.rank, NULL AS color, i.metadata ->> 'view' AS view FROM image i
    WHERE i.product_id = ANY (wanted) AND i.deleted_at IS NULL
    UNION ALL
    SELECT l.image_id, NULL, NULL, NULL, c.color, NULL FROM choice c
    CROSS JOIN LATERAL (
      SELECT l.image_id FROM product_variant_product_image l
      WHERE l.variant_id = c.variant_id AND l.deleted_at IS NULL OFFSET 0
    ) l
  ) i
  GROUP BY id
  HAVING max(product_id) IS NOT NULL
), pictures AS (
  SELECT product_id, (array_agg(url ORDER BY rank, id))[1] AS first,
    '[' || string_agg(to_json(url)::text, ',' ORDER BY rank, id) || ']' AS urls,
    '[' || string_agg(coalesce(to_json(color)::text, 'null'), ',' ORDER BY rank, id) || ']' AS colors,
    CASE WHEN count(view) > 0 THEN '[' || string_agg(coalesce(to_json(view)::text, 'null'), ',' ORDER BY rank, id) || ']' END AS views
  FROM picture GROUP BY product_id
)
SELECT p.id, p.handle, p.title AS name, k.id AS category_id, k.name AS category_name, g.gender,
  coalesce(m.asked, 0) AS price, coalesce(v.stock, 0) AS stock, coalesce(v.stock, 0) > 0 AS in_stock,
  coalesce(z.sizes, '{}') AS sizes, coalesce(c.colors, '{}') AS colors,
  catalogue_fold(p.title) || chr(31) || catalogue_fold(p.description) AS search,
  ' ' || catalogue_fold(p.title) || catalogue_search_words(catalogue_fold(p.title),
    catalogue_fold(coalesce(k.name, '')), coalesce(g.gender, ''), catalogue_fold(p.description), c.colors) AS search_name,
  p.created_at,
  catalogue_head(p.id, p.title, p.handle, p.description, k.id, k.name, k.gender, NULL) ||
  ',"price":' || coalesce(m.asked, 0) || ',"compare_at_price":' || coalesce(m.compare_at::text, 'null') ||
  ',"sale_ends_at":' || coalesce('"' || ${isoTime("m.sale_ends_at")} || '"', 'null') ||
  ',"images":' || coalesce(i.urls, CASE WHEN p.thumbnail IS NULL THEN '[]' ELSE '[' || to_json(p.thumbnail)::text || ']' END) ||
  ',"image":' || coalesce(to_json(coalesce(i.first, p.thumbnail))::text, 'null') ||
  ',"gender":' || coalesce(to_json(g.gender)::text, 'null') ||
  ',"stock_quantity":' || coalesce(v.stock, 0) ||
  ',"colors":' || array_to_json(coalesce(c.colors, '{}'))::text ||
  ',"sizes":' || array_to_json(coalesce(z.sizes, '{}'))::text ||
  ',"image_colors":' || coalesce(i.colors, CASE WHEN p.thumbnail IS NULL THEN '[]' ELSE '[null]' END) ||
  ',"variants":' || coalesce(v.json, '[]') || ',"status":"${status}"' ||
  coalesce(',"image_views":' || i.views, '') ||
  CASE WHEN p.is_giftcard THEN ',"is_gift_card":true' ELSE '' END || ${ratingJson("p.id")} || ${dropJson("p.id")} || ',"createdAt":"' || ${isoTime("p.created_at")} || '"}' AS json,
0::bigint AS version,
  greatest(p.updated_at, m.changed_at) AS updated_at,
  p.updated_at AS edited_at,
  m.compare_at IS NOT NULL AS on_sale, m.base AS base_price,
  coalesce(c.families, '{}') AS families, coalesce(v.stocked, '{}') AS stocked,
  coalesce(ceil((m.compare_at - m.asked) * 10000.0 / m.compare_at), 0)::integer AS discount,
  coalesce(o.pieces, 0) AS sold
FROM shown p
${join} variants v ON v.product_id = p.id
${join} price m ON m.product_id = p.id AND m.asked IS NOT NULL
LEFT JOIN category k ON k.product_id = p.id
LEFT JOIN gender g ON g.product_id = p.id
LEFT JOIN palette c ON c.product_id = p.id
LEFT JOIN size z ON z.product_id = p.id
LEFT JOIN pictures i ON i.product_id = p.id
LEFT JOIN LATERAL (SELECT o.pieces FROM catalogue_sold o WHERE o.product_id = p.id OFFSET 0) o ON true
WHERE ${only};
END $$`;

/** What shoppers see: published, with at least one variant that has a price in RWF. */
export const COMPUTE_FUNCTION = computeFunction({
  name: "catalogue_compute",
  table: "catalogue_product",
  of: "p.status = 'published'",
  join: "JOIN",
  status: "published",
  only: "true",
});

/**
 * All others: drafts, and products without a price or variant. They are drafts to staff, whatever
 * Medusa says: shoppers don't see them.
 */
export const COMPUTE_DRAFT_FUNCTION = computeFunction({
  name: "catalogue_compute_draft",
  table: "catalogue_draft",
  of: "true",
  join: "LEFT JOIN",
  status: "draft",
  only: "p.status <> 'published' OR v.product_id IS NULL OR m.product_id IS NULL",
});
