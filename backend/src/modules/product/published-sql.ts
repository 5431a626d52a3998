/** SQL of how many products there are, drafts among them. Read by the dashboard's figures. */
export const ALL_PRODUCTS = `(SELECT coalesce(sum(n), 0)::float8 FROM (
     SELECT n FROM catalogue_tally WHERE kind = 'all'
     UNION ALL SELECT n FROM catalogue_draft_tally WHERE kind = 'all') t)`;

/** Read by the checkout: a quote and its order ask the price that the catalogue shows. */
export { variantPriceAt } from "./price-sql";
export { struckPrice } from "./price-past-sql";

/**
 * SQL of what shoppers are shown: `id`, `version` (raised by every change of it), `json` (text, see contracts/catalogue). Read by
 * alerts. Index: catalogue_product_pkey.
 */
export const SHOWN_PRODUCTS = `(SELECT id, version, json FROM catalogue_product)`;

/** SQL of what variants asked, and from when on: `variant_id`, `since`, `asked`. Read by alerts. Index: price_asked_pkey. */
export const PRICES_ASKED = `(SELECT variant_id, since, asked FROM price_asked)`;

/** Pictures of collections' own, for the sweep. $1 the last id, $2 how many. Index: primary key. */
export const PICTURES_OF_COLLECTIONS = `SELECT id, picture->>'url' AS text FROM shop_collection
      WHERE id > $1 ORDER BY id LIMIT $2`;

/** Read by the checkout: what is in a drop is ordered only when it has opened, and by whose turn it is. */
export { DROP_REFUSED, dropRefusal, isInDrop, takeInDrop, ticketDigest } from "./drop/order-sql";
