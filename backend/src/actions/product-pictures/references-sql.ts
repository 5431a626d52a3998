import type { Statement } from "../../lib/database";
import { PICTURES_OF_ORDERS } from "../../modules/order/published-sql";
import { PICTURES_OF_COLLECTIONS } from "../../modules/product/published-sql";
import { PICTURES_OF_CONTENT, PICTURES_OF_DRAFTS } from "../../modules/settings/published-sql";

/** Rows per page; each page is one short statement, so that a sweep never hogs the shop's pool. */
export const PAGE = 1000;

/**
 * Where a picture's address may be. $1 is the last id of the page before, $2 the page's length;
 * each walks along the primary key of its table. What is deleted keeps its pictures, as deleting is
 * soft and orders show what was bought; what was taken off a living product does not.
 */
export const REFERENCES: readonly Statement[] = [
  {
    name: "pictures_of_products",
    // image_pkey, product_pkey
    text: `SELECT i.id, i.url AS text FROM image i
      WHERE i.id > $1 AND (i.deleted_at IS NULL
        OR EXISTS (SELECT 1 FROM product p WHERE p.id = i.product_id AND p.deleted_at IS NOT NULL))
      ORDER BY i.id LIMIT $2`,
  },
  {
    name: "pictures_of_cards",
    // product_pkey
    text: `SELECT id, thumbnail AS text FROM product WHERE id > $1 ORDER BY id LIMIT $2`,
  },
  {
    name: "pictures_of_variants",
    // product_variant_pkey
    text: `SELECT id, thumbnail AS text FROM product_variant WHERE id > $1 ORDER BY id LIMIT $2`,
  },
  {
    name: "pictures_of_orders",
    text: PICTURES_OF_ORDERS,
  },
  {
    name: "pictures_of_order_lines",
    // order_line_item_pkey; lines of orders that were made in the back office
    text: `SELECT id, thumbnail AS text FROM order_line_item WHERE id > $1 ORDER BY id LIMIT $2`,
  },
  { name: "pictures_of_collections", text: PICTURES_OF_COLLECTIONS },
  { name: "pictures_of_content", text: PICTURES_OF_CONTENT },
  { name: "pictures_of_drafts", text: PICTURES_OF_DRAFTS },
];
