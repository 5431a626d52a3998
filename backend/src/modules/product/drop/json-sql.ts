import { isoTime } from "../../../lib/iso-time-sql";

/**
 * SQL of the drop that keeps a product `product` from being sold like any other, as the JSON of its row has it: `,"drop":{…}`; empty
 * without any, or once it is over or has opened to everybody: `drop_tick` then notes its products. Index: product_drop_item_pkey.
 * @param product SQL of its id
 */
export const dropJson = (product: string): string => `coalesce((
  SELECT ',"drop":{"handle":' || to_json(d.handle)::text || ',"opens_at":"' || ${isoTime("d.opens_at")} || '","has_queue":' || d.has_queue || '}'
  FROM product_drop_item i JOIN product_drop d ON d.id = i.drop_id
  WHERE i.product_id = ${product} AND (d.has_queue OR d.opened_at IS NULL) AND d.closed_at IS NULL
  ORDER BY d.opens_at DESC LIMIT 1), '')`;
