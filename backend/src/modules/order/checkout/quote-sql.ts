import type { Statement } from "../../../lib/database";
import { CREDIT_OF } from "../payment/payment-record";
import { choiceOfVariant } from "../../../lib/variant-choice-sql";
import { dropRefusal, isInDrop, struckPrice, variantPriceAt } from "../../product/published-sql";
import { HAS_AUTOMATIC } from "../discount/sql";
import { RATES_NOW } from "../../settings/published-sql";

/** What delivery to `district` (an expression) costs and takes: a `QuotedShipping`. By primary keys. */
export const shippingTo = (district: string) => `(
  SELECT jsonb_build_object('flatFeeRwf', s.flat_fee, 'freeAboveRwf', coalesce(d.free_above, s.free_above),
    'feeRwf', d.fee, 'minDays', d.min_days, 'maxDays', d.max_days)
  FROM shipping_setting s LEFT JOIN shipping_district d ON d.district = ${district}
  WHERE s.one)`;

/**
 * $1 product ids, $2 variant ids, $3 owner scope, $4 idempotency key, $5 district.
 * One row: the order this key already made (or null), every variant that could be meant, what
 * delivery to the district costs and takes (room `shipping`), and the exchange rates of the moment
 * (`modules/settings/exchange-rate`; null before any was read), whether some discount needs no code, and whether something is in a drop: all of one snapshot, so that an order never
 * mixes before and after a change.
 *
 * Read from Medusa's own tables, not from the catalogue read model: that may lag; price,
 * publication and stock may not. Locks nothing; the placing statement checks again.
 * Indexes: IDX_product_variant_product_id, primary keys, IDX_variant_id_… of the link tables,
 * IDX_inventory_level_inventory_item_id, checkout_order_key; the settings' primary keys.
 */
export const QUOTE: Statement = {
  name: "checkout.quote",
  text: `
WITH chosen AS MATERIALIZED (
  SELECT v.id, v.product_id, v.title, v.sku, v.thumbnail, coalesce(v.variant_rank, 0) AS rank,
    v.manage_inventory AND NOT v.allow_backorder AS is_limited, v.manage_inventory
  FROM product_variant v
  WHERE v.deleted_at IS NULL AND v.product_id = ANY ($1::text[])
    AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
  UNION
  SELECT v.id, v.product_id, v.title, v.sku, v.thumbnail, coalesce(v.variant_rank, 0),
    v.manage_inventory AND NOT v.allow_backorder, v.manage_inventory
  FROM product_variant v
  WHERE v.deleted_at IS NULL AND v.id = ANY ($2::text[])
    AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
), sold AS MATERIALIZED (
  SELECT p.id, p.title, p.handle, p.thumbnail, p.is_giftcard,
    (SELECT i.url FROM image i WHERE i.product_id = p.id AND i.deleted_at IS NULL ORDER BY i.rank, i.id LIMIT 1) AS first_image
  FROM product p
  WHERE p.id IN (SELECT product_id FROM chosen) AND p.status = 'published' AND p.deleted_at IS NULL
), variant AS (
  SELECT c.id, jsonb_build_object(
    'variantId', c.id, 'productId', p.id, 'productName', p.title, 'productHandle', p.handle,
    'variantTitle', c.title, 'sku', c.sku, 'rank', c.rank, 'isLimited', c.is_limited,
    'isGiftCard', p.is_giftcard,
    'unitPriceRwf', price.asked, 'listPriceRwf', price.reference,
    'struckPriceRwf', ${struckPrice("c.id", "price")},
    'image', coalesce(picture.url, c.thumbnail, p.first_image, p.thumbnail),
    'size', coalesce(option.size, 'S'), 'color', coalesce(option.color, 'Gray'),
    'sources', coalesce(source.list, '[]'::jsonb)) AS json
  FROM chosen c
  JOIN sold p ON p.id = c.product_id
  LEFT JOIN LATERAL (${choiceOfVariant("c.id")}) option ON true
  LEFT JOIN LATERAL (${variantPriceAt("c.id", "now()")}) price ON true
  LEFT JOIN LATERAL (
    SELECT i.url FROM product_variant_product_image l
    JOIN image i ON i.id = l.image_id AND i.deleted_at IS NULL
    WHERE l.variant_id = c.id AND l.deleted_at IS NULL
    ORDER BY i.rank, i.id LIMIT 1
  ) picture ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object(
      'levelId', best.id, 'inventoryItemId', k.inventory_item_id, 'locationId', best.location_id,
      'requiredPerPiece', k.required_quantity, 'free', best.free)) AS list
    FROM product_variant_inventory_item k
    -- With several locations the fullest one gives; a line is never split between two.
    CROSS JOIN LATERAL (
      SELECT l.id, l.location_id, l.stocked_quantity - l.reserved_quantity AS free
      FROM inventory_level l
      WHERE l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
      ORDER BY free DESC, l.id LIMIT 1
    ) best
    WHERE k.variant_id = c.id AND k.deleted_at IS NULL AND c.manage_inventory
  ) source ON true
)
SELECT
  (SELECT jsonb_build_object('id', o.id, 'orderNumber', o.order_number, 'bodyHash', o.body_hash,
     'items', o.items, 'subtotal', o.subtotal, 'shipping', o.shipping_amount, 'total', o.total_amount,
     'discount', o.discount_amount, 'discounts', o.discounts, 'credit', ${CREDIT_OF("o.id")},
     'paymentStatus', o.payment_status, 'status', o.status)
   FROM checkout_order o
   WHERE o.owner_scope = $3 AND o.idempotency_key = $4) AS existing,
  (SELECT coalesce(jsonb_agg(json), '[]'::jsonb) FROM variant) AS candidates,
  ${shippingTo("$5")} AS shipping,
  ${RATES_NOW} AS rates,
  ${HAS_AUTOMATIC} AS "hasAutomatic",
  ${isInDrop("SELECT product_id FROM chosen")} AS "isInDrop"`,
};

/** $1 lines (JSON: `product_id`, `quantity`), $2 digest of a ticket, or null, $3 phone. */
export const DROP_REFUSAL: Statement = {
  name: "checkout.drop-refusal",
  text: `SELECT ${dropRefusal("$1::jsonb", "$2", "$3")} AS refusal`,
};
